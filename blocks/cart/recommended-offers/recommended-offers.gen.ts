// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What the recommendation service places beside the cart, or below a receipt.
 */
export interface RecommendedOffersProps {
  /**
   * Heading over the offers.
   */
  heading: string;
  /**
   * How many offers at most.
   */
  limit: number;
  /**
   * The place that is left to the service: beside the cart, or below a receipt.
   */
  place: 'cart' | 'receipt';
}
