// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Looks for ticket numbers among the winning ones of the last draws of a raffle.
 */
export interface RaffleWinningTicketSearchProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * How many of the latest results are searched.
   */
  draws: number;
}
