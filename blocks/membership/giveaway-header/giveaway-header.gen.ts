// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink } from '#engine/render/block.ts';

/**
 * The draw of the page: what can be won and when, and who has won it once it is drawn.
 */
export interface GiveawayHeaderProps {
  /**
   * What is shown for each type of giveaway; a type without one has no picture.
   *
   * @maxItems 5
   *
   * Items: The picture of one giveaway.
   */
  pictures?: {
    /**
     * Type of giveaway that the picture is for.
     */
    giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
    /**
     * What is shown in the block for giveaways of this type.
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
     * Page or address that the button opens.
     */
    link: ResolvedLink;
    /**
     * How much the button stands out.
     */
    kind: 'primary' | 'secondary';
  }[];
}
