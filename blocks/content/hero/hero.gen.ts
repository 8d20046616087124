// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * The opening of a page: its heading, a picture and what to do next.
 */
export interface HeroProps {
  /**
   * A few words that lead into the heading, such as a place or a date.
   */
  eyebrow?: string;
  /**
   * What the page is about, as its first words.
   */
  heading: string;
  /**
   * One short paragraph under the heading.
   */
  text?: RichText;
  /**
   * Shown with the words at the top of the page.
   */
  image?: ResolvedImage;
  /**
   * Shown in this order; one primary button at most reads best.
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
     * Page that the button opens.
     */
    link: ResolvedLink;
    /**
     * Primary buttons stand out, secondary ones are quieter.
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
