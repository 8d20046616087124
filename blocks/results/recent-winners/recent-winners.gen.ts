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
   * Only winners of draws of this category.
   */
  category?: 'lottery' | 'raffle' | 'giveaway';
  /**
   * Whether only winners of the product that the page is about are shown, with a link to all of them.
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
   * A link to more winners.
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
