// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The past draws of the page's offer that the signed-in customer had tickets in, with what they won; nothing for anonymous visitors.
 */
export interface OwnDrawsProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
}
