// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * The opening of a page: its heading, a picture and what to do next.
 */
export interface HeroProps {
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * One short paragraph under the heading.
   */
  text?: RichText;
  /**
   * Picture of the hero.
   */
  image?: ResolvedImage;
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
    /**
     * Whether it advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
  /**
   * Words over the picture, beside it, or above it.
   */
  arrangement: 'cover' | 'split' | 'stack';
}
