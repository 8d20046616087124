// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Puts a voucher into the cart by its code, before anything is chosen, and tells what it is worth.
 */
export interface VoucherEntryProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  text?: string;
  /**
   * Shown once a voucher lies in the cart; left out, 'To your cart'.
   */
  cartLabel?: string;
}
