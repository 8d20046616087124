// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What the ticket of the page is: its product, its price, its next draw, what it has won so far, and what can be done with it.
 */
export interface TicketHeaderProps {
  /**
   * The way back to the list.
   */
  back?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
  /**
   * The way back where its draws are over; left out, the same.
   */
  backPast?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
  /**
   * Words of the way to buy the same again; left out, plain ones.
   */
  again?: string;
  /**
   * Words of the way to print it; left out, plain ones.
   */
  print?: string;
}
