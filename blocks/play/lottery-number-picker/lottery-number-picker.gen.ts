// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A ticket to fill in: games, numbers, lucky dips, draws and the price, up to the cart.
 */
export interface LotteryNumberPickerProps {
  /**
   * Words of the button that adds the ticket to the cart.
   */
  addLabel?: string;
  /**
   * Who picks: the customer every number, or the shop all of them.
   */
  pick: 'customer' | 'shop';
  /**
   * Whether buying the ticket again and again is chosen at first, where the lottery leaves it open.
   */
  repeat: boolean;
}
