// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The syndicates of the page's product with their draws, games and shares left, up to the cart.
 */
export interface SyndicateSharesProps {
  /**
   * Heading over the syndicates; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Words of the button that puts shares into the cart; left out, plain ones.
   */
  addLabel?: string;
  /**
   * Whether a share in every draw is ticked at first; where no syndicate can be bought repeatedly, a link to the single draws is shown.
   */
  everyDraw: boolean;
}
