// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, RichText } from '#engine/render/block.ts';

/**
 * What can be won in a draw of a raffle: its story, every prize, when it is drawn and how many take part.
 */
export interface RafflePrizesProps {
  /**
   * Heading where the raffle has no story; left out, a plain one.
   */
  heading?: string;
  /**
   * Words and pictures of single raffles, beside what the shop knows of them.
   *
   * @maxItems 40
   *
   * Items: The story of one prize.
   */
  stories?: {
    /**
     * Key of the raffle that the story is about.
     */
    offer: string;
    /**
     * Stands over the story instead of the main heading.
     */
    heading: string;
    /**
     * What there is to tell of the prize.
     */
    text: RichText;
    /**
     * A picture of the prize.
     */
    image?: ResolvedImage;
  }[];
}
