// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Where the page's product is not sold; nothing where it is sold everywhere.
 */
export interface OfferRegionRestrictionProps {
  /**
   * What is said where the product is not sold to the visitor; {name} stands for its name, {regions} for the regions.
   */
  here: string;
  /**
   * What is said where it is sold to the visitor, but not everywhere; {name} and {regions} are filled in.
   */
  elsewhere: string;
  /**
   * Stands behind either text; left out, there is none.
   */
  link?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Page or address that the link opens.
     */
    link: ResolvedLink;
  };
}
