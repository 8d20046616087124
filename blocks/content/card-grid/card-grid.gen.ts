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
   * The cards in their order.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One card.
   */
  cards: {
    /**
     * Title of the card.
     */
    title: string;
    /**
     * One short paragraph.
     */
    text?: RichText;
    /**
     * Picture of the card.
     */
    image?: ResolvedImage;
    /**
     * Where the card leads.
     */
    link?: ResolvedLink;
    /**
     * A few quiet words, such as a date or a place.
     */
    meta?: string;
  }[];
  /**
   * Columns on a wide screen.
   */
  columns: 2 | 3 | 4;
  /**
   * Bare cards, cards with an outline, or cards led by their picture.
   */
  look: 'plain' | 'bordered' | 'picture';
}
