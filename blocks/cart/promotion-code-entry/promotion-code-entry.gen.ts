// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Puts a promotion code into the cart.
 */
export interface PromotionCodeEntryProps {
  /**
   * Label of the field; left out, a plain one.
   */
  label?: string;
  /**
   * What the field says beside.
   */
  help?: string;
}
