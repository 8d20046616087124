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
   * Words of the button.
   */
  add: string;
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
   * What is said where there is no such purchase.
   */
  gone: string;
  /**
   * Whom to ask where there is no such purchase.
   */
  contact?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Where the button leads.
     */
    link: ResolvedLink;
  };
}
