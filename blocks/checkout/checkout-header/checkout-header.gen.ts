// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The top of pages that pay: the brand, and one way back.
 */
export interface CheckoutHeaderProps {
  /**
   * A little reassurance; left out, 'Secure checkout'.
   */
  note?: string;
  /**
   * The only link that leads out of these pages, besides the logo.
   */
  back: {
    /**
     * Words that say where it goes, such as 'Back to your cart'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Replace the usual link on pages that customers reach from somewhere else.
   *
   * @maxItems 10
   *
   * Items: One way back, and the pages that it stands on.
   */
  elsewhere?: {
    /**
     * Ids of the pages that have this link in place of the usual one.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: One route id.
     */
    routes: string[];
    /**
     * What stands on these pages in place of the usual reassurance.
     */
    note?: string;
    /**
     * Words that say where it goes, such as 'Back to the club'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  }[];
}
