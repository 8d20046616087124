// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The customer's tickets with their numbers, as they are printed: those in draws to come, or the one that the address names.
 */
export interface PrintTicketsProps {
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * What a printed ticket is good for.
   */
  text?: string;
  /**
   * What to say where there is nothing to print.
   */
  emptyText: string;
  /**
   * The way back to the list.
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
