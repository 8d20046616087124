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
   * Keys of the only causes to show, in this order; left out, all of them.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Key of one cause.
   */
  causes?: string[];
  /**
   * Shows what the product of the page raises money for, whichever causes are chosen.
   */
  ofOffer: boolean;
  /**
   * Shown here instead of the usual text and picture of a cause.
   *
   * @maxItems 40
   *
   * Items: The story of one cause.
   */
  stories?: {
    /**
     * Key of the cause, as the shop knows it.
     */
    cause: string;
    /**
     * What is told of the cause here.
     */
    text?: RichText;
    /**
     * Shown here for the cause.
     */
    image?: ResolvedImage;
  }[];
  /**
   * How many causes are listed; left out, all of them, or twelve on a page where the list is split.
   */
  limit?: number;
  /**
   * Long stories with pictures, cards, or one line for each.
   */
  look: 'stories' | 'cards' | 'list';
  /**
   * Words of the link to the page of a cause; {name} stands for its name.
   */
  linkLabel?: string;
  /**
   * Makes the list a directory with further pages, for which links stand below.
   */
  paged: boolean;
}
