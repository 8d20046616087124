// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What the signed-in customer buys of the page's offer by subscription, with the way to change it; nothing for anonymous visitors.
 */
export interface OwnSubscriptionsProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
}
