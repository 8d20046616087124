// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * The latest winners who agreed to be named.
 */
export interface RecentWinnersProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Shows only winners of draws of this kind; left out, of all kinds.
   */
  category?: 'lottery' | 'raffle' | 'giveaway';
  /**
   * Leaves out winners of other products than the page's and adds a link to all winners of this one.
   */
  ofOffer: boolean;
  /**
   * How many winners to show at most.
   */
  limit: number;
  /**
   * Cards, large quotes of what was won, or one line for each.
   */
  look: 'cards' | 'editorial' | 'list';
  /**
   * Stands below the winners; left out, there is none.
   */
  more?: {
    /**
     * Words that say where it goes, such as 'More winners'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
