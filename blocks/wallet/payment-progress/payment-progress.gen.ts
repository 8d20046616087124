// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A payment under way: what the customer's bank or PayPal asks, and how it ended. Shows nothing before.
 */
export interface PaymentProgressProps {
  /**
   * Whose payment it is: that of the form of a deposit, of the checkout, or the deposit that the page is about.
   */
  of: 'deposit-form' | 'checkout' | 'deposit';
  /**
   * Heading of the page, where the page is about the deposit.
   */
  heading?: string;
}
