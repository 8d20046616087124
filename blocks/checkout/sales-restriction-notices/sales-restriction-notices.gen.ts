// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Tells a customer to whom nothing may be sold why, on every page while it holds.
 */
export interface SalesRestrictionNoticesProps {
  /**
   * What customers read, depending on why nothing may be sold to them.
   */
  reasons: {
    /**
     * Shown where the shop may not sell because of where the customer lives.
     */
    'country-banned': {
      /**
       * Says what is closed.
       */
      heading: string;
      /**
       * Why, and what can still be done.
       */
      text: string;
      /**
       * Ways to go on from the notice, three at most.
       *
       * @maxItems 3
       *
       * Items: One way.
       */
      links: {
        /**
         * Words on the button, such as 'Correct my address'.
         */
        label: string;
        /**
         * The page or address that opens on a click.
         */
        link: ResolvedLink;
      }[];
    };
    /**
     * Shown while a customer takes a break that ends by itself; its end is shown under the heading.
     */
    'time-out': {
      /**
       * Says what is closed; the end of the break is shown under it.
       */
      heading: string;
      /**
       * Why, and what can still be done.
       */
      text: string;
      /**
       * Ways to go on from the notice, three at most.
       *
       * @maxItems 3
       *
       * Items: One way.
       */
      links: {
        /**
         * Words on the button, such as 'Limits and breaks'.
         */
        label: string;
        /**
         * The page or address that opens on a click.
         */
        link: ResolvedLink;
      }[];
    };
    /**
     * Shown to customers who asked not to be sold anything any more.
     */
    'self-exclusion': {
      /**
       * Says what is closed.
       */
      heading: string;
      /**
       * Why, and what can still be done.
       */
      text: string;
      /**
       * Ways to go on from the notice, three at most.
       *
       * @maxItems 3
       *
       * Items: One way.
       */
      links: {
        /**
         * Words on the button, such as 'Limits and breaks'.
         */
        label: string;
        /**
         * The page or address that opens on a click.
         */
        link: ResolvedLink;
      }[];
    };
  };
}
