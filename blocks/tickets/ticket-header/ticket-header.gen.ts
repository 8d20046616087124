// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What the ticket of the page is: its product, its price, its next draw, what it has won so far, and what can be done with it.
 */
export interface TicketHeaderProps {
  /**
   * Leads to the list of tickets; left out, there is none.
   */
  back?: {
    /**
     * Words that say where it goes, such as 'Back to your tickets'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Replaces the usual link where the draws of a ticket are over; left out, the link stays the same.
   */
  backPast?: {
    /**
     * Words that say where it goes, such as 'Back to your past tickets'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * For who wants the same ticket once more; left out, plain words.
   */
  again?: string;
  /**
   * For who wants the ticket on paper; left out, plain words.
   */
  print?: string;
}
