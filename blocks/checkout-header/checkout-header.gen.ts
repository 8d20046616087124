// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The top of pages that pay: the brand, and one way back.
 */
export interface CheckoutHeaderProps {
  /**
   * A few words of reassurance; left out, plain ones.
   */
  note?: string;
  /**
   * The way back.
   */
  back: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
}
