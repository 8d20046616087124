// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What the recommendation service places beside the cart, or below a receipt.
 */
export interface RecommendedOffersProps {
  /**
   * Words over the recommended offers.
   */
  heading: string;
  /**
   * How many offers at most.
   */
  limit: number;
  /**
   * Tells the recommendation service which place it fills: beside the cart, or below a receipt.
   */
  place: 'cart' | 'receipt';
}
