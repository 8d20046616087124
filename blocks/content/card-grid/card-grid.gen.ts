// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * Cards of equal weight, each with a title and perhaps a picture and a link.
 */
export interface CardGridProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Shown in this order, from left to right.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One card.
   */
  cards: {
    /**
     * What the card is about, in a few words.
     */
    title: string;
    /**
     * One short paragraph.
     */
    text?: RichText;
    /**
     * Shown at the top of the card.
     */
    image?: ResolvedImage;
    /**
     * Page that the card opens; left out, the card can only be read.
     */
    link?: ResolvedLink;
    /**
     * A few quiet words, such as a date or a place.
     */
    meta?: string;
  }[];
  /**
   * How many columns there are on a wide screen.
   */
  columns: 2 | 3 | 4;
  /**
   * Bare cards, cards with an outline, or cards led by their picture.
   */
  look: 'plain' | 'bordered' | 'picture';
}
