// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Tells a customer to whom nothing may be sold why, on every page while it holds.
 */
export interface SalesRestrictionNoticesProps {
  /**
   * What is said, by why nothing may be sold.
   */
  reasons: {
    /**
     * The shop may not sell where the customer lives.
     */
    'country-banned': {
      /**
       * What is closed.
       */
      heading: string;
      /**
       * Why, and what can still be done.
       */
      text: string;
      /**
       * Where to go.
       *
       * @maxItems 3
       *
       * Items: One way.
       */
      links: {
        /**
         * Words of the link.
         */
        label: string;
        /**
         * Where it leads.
         */
        link: ResolvedLink;
      }[];
    };
    /**
     * The customer takes a break that ends by itself; its end stands behind the heading.
     */
    'time-out': {
      /**
       * What is closed.
       */
      heading: string;
      /**
       * Why, and what can still be done.
       */
      text: string;
      /**
       * Where to go.
       *
       * @maxItems 3
       *
       * Items: One way.
       */
      links: {
        /**
         * Words of the link.
         */
        label: string;
        /**
         * Where it leads.
         */
        link: ResolvedLink;
      }[];
    };
    /**
     * The customer has excluded themselves.
     */
    'self-exclusion': {
      /**
       * What is closed.
       */
      heading: string;
      /**
       * Why, and what can still be done.
       */
      text: string;
      /**
       * Where to go.
       *
       * @maxItems 3
       *
       * Items: One way.
       */
      links: {
        /**
         * Words of the link.
         */
        label: string;
        /**
         * Where it leads.
         */
        link: ResolvedLink;
      }[];
    };
  };
}
