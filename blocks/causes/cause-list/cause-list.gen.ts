// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, RichText } from '#engine/render/block.ts';

/**
 * Good causes with what was raised for them.
 */
export interface CauseListProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Keys of the only causes to show, in this order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Key of one cause.
   */
  causes?: string[];
  /**
   * Whether only the causes of the product that the page is about are shown.
   */
  ofOffer: boolean;
  /**
   * Words and pictures for causes, beside what the shop knows of them.
   *
   * @maxItems 40
   *
   * Items: The story of one cause.
   */
  stories?: {
    /**
     * Key of the cause.
     */
    cause: string;
    /**
     * The story.
     */
    text?: RichText;
    /**
     * A picture of the cause.
     */
    image?: ResolvedImage;
  }[];
  /**
   * How many causes to show at most.
   */
  limit?: number;
  /**
   * Long stories with pictures, cards, or one line for each.
   */
  look: 'stories' | 'cards' | 'list';
  /**
   * Words of the link to a cause; {name} stands for its name.
   */
  linkLabel?: string;
  /**
   * Whether the list is the directory of all causes, twelve on a page, by '?page='.
   */
  paged: boolean;
}
