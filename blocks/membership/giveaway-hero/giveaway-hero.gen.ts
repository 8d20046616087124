// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * The next giveaway with the time left to it, as the opening of a page.
 */
export interface GiveawayHeroProps {
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the page; left out, the name of the membership program.
   */
  heading?: string;
  /**
   * One short paragraph under the heading.
   */
  text?: RichText;
  /**
   * Picture of the giveaway.
   */
  image?: ResolvedImage;
  /**
   * Whether the logo of the membership program stands above the heading.
   */
  showLogo: boolean;
  /**
   * Types of giveaway that the next one may be of; left out, all.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One type of giveaway.
   */
  giveawayTypes?: ('daily' | 'major' | 'monthly' | 'preview' | 'special')[];
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
