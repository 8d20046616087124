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
   * Shows only draws of this kind; left out, of all kinds.
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
   * Stands below the draws; left out, there is none.
   */
  more?: {
    /**
     * Words that say where it goes, such as 'All results'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
