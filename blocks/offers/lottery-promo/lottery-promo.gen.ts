// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The lottery with the biggest jackpot, for who has no lottery ticket in the cart yet.
 */
export interface LotteryPromoProps {
  /**
   * Words before the jackpot.
   */
  heading: string;
  /**
   * Words on the button to the lottery's own page.
   */
  button: string;
}
