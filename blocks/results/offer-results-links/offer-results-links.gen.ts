// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Links to the results of each product, by its name.
 */
export interface OfferResultsLinksProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * Lists only products of this kind; left out, lotteries and raffles.
   */
  category?: 'lottery' | 'raffle';
}
