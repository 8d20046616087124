// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What is about to be bought, item by item, and what was taken out of the cart.
 */
export interface OrderSummaryProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * True where the cart was made elsewhere, and can't be changed here.
   */
  isFixed?: boolean;
}
