// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What the recommendation service places beside what is in the cart.
 */
export interface CartPlacementsProps {
  /**
   * Heading over the offers.
   */
  heading: string;
  /**
   * How many offers at most.
   */
  limit: number;
}
