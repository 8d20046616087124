// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The books of tickets of a raffle, up to the cart; or why there are none, and what to do instead.
 */
export interface RaffleBooksProps {
  /**
   * Heading over the books of tickets; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Words of the button that puts tickets into the cart; left out, plain ones.
   */
  addLabel?: string;
  /**
   * Whether a ticket for every draw is ticked at first; a raffle that can’t be bought repeatedly then shows a link to its single draw.
   */
  everyDraw: boolean;
  /**
   * How to take part by post without paying; left out where that can’t be done.
   */
  postal?: {
    /**
     * Words of the link to the instructions.
     */
    label: string;
    /**
     * What stands over the way to enter by post.
     */
    heading: string;
    /**
     * How to enter by post, with the address.
     */
    text: RichText;
  };
}
