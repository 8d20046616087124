// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What is in the cart, with ways to change it, and what it costs.
 */
export interface CartListProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * The way to the checkout; left out, there is none.
   */
  checkout?: {
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
