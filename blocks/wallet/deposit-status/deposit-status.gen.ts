// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Where the money of a deposit stands, as the shop knows it now, and what to do next.
 */
export interface DepositStatusProps {
  /**
   * A deposit, one that a payment page gave back, or a transaction that a deposit made.
   */
  show: 'deposit' | 'cancelled' | 'transaction';
  /**
   * Ways on, below what there is to know.
   *
   * @maxItems 4
   *
   * Items: One link.
   */
  links?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Page or address that opens when the button is pressed.
     */
    link: ResolvedLink;
  }[];
}
