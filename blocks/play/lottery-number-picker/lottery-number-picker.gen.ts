// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A ticket to fill in: games, numbers, lucky dips, draws and the price, up to the cart.
 */
export interface LotteryNumberPickerProps {
  /**
   * Words of the button that adds the ticket to the cart; left out, plain ones.
   */
  addLabel?: string;
  /**
   * Whether the customer picks every number, or the shop picks all of them.
   */
  pick: 'customer' | 'shop';
  /**
   * Whether buying the ticket again and again is ticked at first, where the lottery leaves that open.
   */
  repeat: boolean;
}
