// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * Products on sale with what can be won and when.
 */
export interface OfferGridProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Types of product to choose from; left out, all.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One type of product.
   */
  types?: ('lottery_ticket' | 'raffle_ticket' | 'syndicate_share' | 'membership')[];
  /**
   * Keys of the only offers to choose from, in this order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Key of one offer.
   */
  keys?: string[];
  /**
   * Keys of offers to leave out.
   *
   * @maxItems 40
   *
   * Items: Key of one offer.
   */
  exclude?: string[];
  /**
   * With none of them on sale, visitors get the page 'no products' instead of this one.
   */
  isWhole: boolean;
  /**
   * Shown instead of chosen offers: what the shop keeps up to date, in its order, and under its title where there is no heading.
   */
  discover?: 'closing_soon' | 'biggest_prizes' | 'for_a_cause' | 'play_together';
  /**
   * Whether only offers of the cause that the page is about are shown, with links to buy for it.
   */
  ofCause: boolean;
  /**
   * The dialog in which a customer chooses how to buy, where there are several ways; left out, none.
   */
  ways?: {
    /**
     * Heading of the dialog; {name} stands for the name of the offer.
     */
    heading: string;
    /**
     * A sentence or two under the heading.
     */
    text: string;
  };
  /**
   * What decides which stands first; chosen offers and lists kept by the shop keep their own order.
   */
  sort: 'closing' | 'jackpot' | 'name';
  /**
   * How many offers to show at most.
   */
  limit?: number;
  /**
   * Many small cards, a few large pictures, or one line for each.
   */
  look: 'dense' | 'editorial' | 'list';
  /**
   * Pictures that stand for offers instead of their logos.
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
     * What is shown on the card instead of the logo.
     */
    image: ResolvedImage;
  }[];
  /**
   * Whether each card tells the time left until sales close.
   */
  showCountdown: boolean;
  /**
   * Whether each card names its causes.
   */
  showCause: boolean;
  /**
   * Words on the buttons; left out, the usual ones for each type of product.
   */
  actionLabel?: string;
  /**
   * A link below the offers to a page with more.
   */
  more?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Page or address that the link opens.
     */
    link: ResolvedLink;
  };
  /**
   * What to say when there is nothing on sale.
   */
  emptyText?: string;
}
