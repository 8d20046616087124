// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The syndicates that play the lottery of the page, with the price of a share.
 */
export interface LotterySyndicatesProps {
  /**
   * Heading over the syndicates; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
}
