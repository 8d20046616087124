// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Where the money of a withdrawal stands, as the shop knows it now, and what to do next.
 */
export interface WithdrawalStatusProps {
  /**
   * A withdrawal, or a transaction that a withdrawal made.
   */
  show: 'withdrawal' | 'transaction';
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
