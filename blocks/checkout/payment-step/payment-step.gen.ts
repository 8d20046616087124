// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Where a customer chooses how to pay what the wallet does not.
 */
export interface PaymentStepProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * What to say when the wallet pays everything; left out, a plain sentence.
   */
  covered?: string;
}
