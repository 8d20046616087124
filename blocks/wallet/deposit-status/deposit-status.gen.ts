// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Where the money of a deposit stands, as the shop knows it now, and what to do next.
 */
export interface DepositStatusProps {
  /**
   * What the page is about: a deposit, one that a payment page gave back, or a transaction that a deposit made.
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
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  }[];
}
