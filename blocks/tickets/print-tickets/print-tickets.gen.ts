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
   * What to say where no ticket can be printed.
   */
  emptyText: string;
  /**
   * Leads to the list of tickets.
   */
  back: {
    /**
     * Words that say where it goes, such as 'Back to your tickets'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
