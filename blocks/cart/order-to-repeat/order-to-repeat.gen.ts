// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Shows what was bought before, and puts the same into the cart for the next draws.
 */
export interface OrderToRepeatProps {
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * Words on the button that puts the same into the cart.
   */
  add: string;
  /**
   * Shown beside what was bought before, and where there is no such purchase.
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
   * What is said where there is nothing to repeat.
   */
  gone: string;
  /**
   * Whom to ask where there is no such purchase.
   */
  contact?: {
    /**
     * Words on the button, such as 'Contact us'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
