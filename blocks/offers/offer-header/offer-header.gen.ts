// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage } from '#engine/render/block.ts';

/**
 * The head of a product's page: its name, what can be won, and when.
 */
export interface OfferHeaderProps {
  /**
   * Whether the time left until sales close is told.
   */
  showCountdown: boolean;
  /**
   * Whether the header says which causes the offer gives to.
   */
  showCause: boolean;
  /**
   * A picture beside the words; left out, the logo of the offer.
   */
  image?: ResolvedImage;
  /**
   * Pictures of single offers, which take the place of the picture that all others have.
   *
   * @maxItems 40
   *
   * Items: The picture of one offer.
   */
  pictures?: {
    /**
     * Key of the offer that the picture stands for.
     */
    offer: string;
    /**
     * What is shown beside the words of this offer.
     */
    image: ResolvedImage;
  }[];
}
