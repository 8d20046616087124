// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The top of pages that pay: the brand, and one way back.
 */
export interface CheckoutHeaderProps {
  /**
   * A few words of reassurance; left out, plain ones.
   */
  note?: string;
  /**
   * The way back.
   */
  back: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
  /**
   * Other ways back, for pages that nobody comes to from where the common one leads.
   *
   * @maxItems 10
   *
   * Items: One way back, and the pages that it stands on.
   */
  elsewhere?: {
    /**
     * Ids of the routes of those pages.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: One route id.
     */
    routes: string[];
    /**
     * What stands there in place of the words of reassurance.
     */
    note?: string;
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  }[];
}
