// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Puts a promotion code into the cart.
 */
export interface PromotionCodeEntryProps {
  /**
   * Says what is entered; left out, plain words.
   */
  label?: string;
  /**
   * A hint above the field, such as where to find a code.
   */
  help?: string;
}
