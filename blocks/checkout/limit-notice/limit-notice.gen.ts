// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Tells a customer whose limits a purchase would break what is left of them, and where to change them.
 */
export interface LimitNoticeProps {
  /**
   * Said where the broken limit is not the customer's own; left out, nothing more is said.
   */
  systemMessage?: string;
  /**
   * Leads to where customers change how much they may spend; left out, there is none.
   */
  limits?: {
    /**
     * Words that say where it goes, such as 'Your spend limits'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Leads to where customers change how much they may pay in; left out, there is none.
   */
  precommitment?: {
    /**
     * Words that say where it goes, such as 'Your deposit limit'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
