// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The rules and the prices of the way to play that the page is about.
 */
export interface LotteryPricesProps {
  /**
   * Words that open the rules; left out, plain ones.
   */
  heading?: string;
}
