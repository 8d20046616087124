// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The page on which a customer buys what a partner has sent: its steps beside its summary, or what is in the way.
 */
export interface PartnerCheckoutProps {
  /**
   * Words at the top of the page; left out, plain ones.
   */
  heading?: string;
}
