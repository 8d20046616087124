// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Opens beside the page when something was added to the cart, with what goes with it.
 */
export interface PrecartDrawerProps {
  /**
   * Heading of the drawer.
   */
  heading: string;
  /**
   * Heading over what is recommended.
   */
  recommend: string;
  /**
   * The way to the cart.
   */
  cart: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Where the button leads.
     */
    link: ResolvedLink;
  };
  /**
   * Words of the button that closes the drawer.
   */
  keep: string;
}
