// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The books of tickets of a raffle, up to the cart; or why there are none, and what to do instead.
 */
export interface RaffleBooksProps {
  /**
   * Heading over the books; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Words of the button that puts tickets into the cart.
   */
  addLabel?: string;
  /**
   * Whether tickets for every draw are chosen first, where the raffle can be bought repeatedly.
   */
  everyDraw: boolean;
  /**
   * How to enter by post, free of charge; left out where that can't be done.
   */
  postal?: {
    /**
     * Words of the link to it.
     */
    label: string;
    /**
     * Heading of the instructions.
     */
    heading: string;
    /**
     * The instructions with the address.
     */
    text: RichText;
  };
}
