// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The page of a purchase: its steps beside its summary, or what has become of it.
 */
export interface CheckoutProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
}
