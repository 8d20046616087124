// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink } from '#engine/render/block.ts';

/**
 * The draw of the page: what can be won and when, and who has won it once it is drawn.
 */
export interface GiveawayHeaderProps {
  /**
   * Pictures of the giveaways.
   *
   * @maxItems 5
   *
   * Items: The picture of one giveaway.
   */
  pictures?: {
    /**
     * Type of the giveaway.
     */
    giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
    /**
     * The picture.
     */
    image: ResolvedImage;
  }[];
  /**
   * Buttons in their order; one primary at most reads best.
   *
   * @maxItems 3
   *
   * Items: One button.
   */
  actions?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Where the button leads.
     */
    link: ResolvedLink;
    /**
     * Weight of the button.
     */
    kind: 'primary' | 'secondary';
  }[];
}
