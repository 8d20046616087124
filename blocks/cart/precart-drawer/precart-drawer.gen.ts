// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Opens beside the page when something was added to the cart, with what goes with it.
 */
export interface PrecartDrawerProps {
  /**
   * Says that something was added to the cart.
   */
  heading: string;
  /**
   * Stands over the offers that go with what was added.
   */
  recommend: string;
  /**
   * Leads from the drawer to everything that was chosen.
   */
  cart: {
    /**
     * Words on the button, such as 'To your cart'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Words for who stays on the page and closes the drawer.
   */
  keep: string;
}
