// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A payment under way: what the customer's bank or PayPal asks, and how it ended. Shows nothing before.
 */
export interface PaymentProgressProps {
  /**
   * Whether it is that of the deposit form, of the checkout, or the deposit that the page is about.
   */
  of: 'deposit-form' | 'checkout' | 'deposit';
  /**
   * Heading where the page is about a deposit; left out, a plain one.
   */
  heading?: string;
}
