// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The results of the last draws.
 */
export interface ResultsStripProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Only draws of this category; left out, lotteries and raffles.
   */
  category?: 'lottery' | 'raffle' | 'giveaway';
  /**
   * How many draws to show at most.
   */
  limit: number;
  /**
   * Cards side by side, or one line for each.
   */
  look: 'cards' | 'list';
  /**
   * A link to all results.
   */
  more?: {
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
