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
   * For carts that were made elsewhere: leaves out the link to the cart and the button for new numbers.
   */
  isFixed?: boolean;
}
