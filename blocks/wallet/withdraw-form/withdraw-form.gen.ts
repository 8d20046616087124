// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Pays money out of a customer's wallet to one of their accounts.
 */
export interface WithdrawFormProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words under the heading.
   */
  intro?: string;
  /**
   * Words of the button that sends the form; left out, plain ones.
   */
  submit?: string;
}
