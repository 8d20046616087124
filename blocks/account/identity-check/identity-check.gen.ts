// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * How far it is proved who a customer is, and the ways to prove it.
 */
export interface IdentityCheckProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * Why it is asked for, in a few words under the heading.
   */
  intro?: string;
}
