// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Asks for a receipt whose payment is under way until it is there.
 */
export interface ReceiptWaitProps {
  /**
   * Heading of the page while the payment is under way; left out, a plain one.
   */
  heading?: string;
  /**
   * What is waited for; left out, plain words.
   */
  text?: string;
}
