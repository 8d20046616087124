// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedNavigationItem, RichText } from '#engine/render/block.ts';

/**
 * The end of every page: links, the licence, and how to play responsibly.
 */
export interface SiteFooterProps {
  /**
   * Stand side by side in their order.
   *
   * @maxItems 5
   *
   * Items: One column of links.
   */
  groups: {
    /**
     * Heading of the column.
     */
    heading: string;
    /**
     * Name of the navigation document that holds the links of the column.
     */
    navigation: readonly ResolvedNavigationItem[];
  }[];
  /**
   * Whether each stands there with links to play it and to its results.
   */
  lotteries: boolean;
  /**
   * Name of the navigation document that holds the links to social networks.
   */
  social?: readonly ResolvedNavigationItem[];
  /**
   * Ways to pay that are shown.
   *
   * @maxItems 8
   *
   * Items: One way to pay.
   */
  payments?: ('visa' | 'mastercard' | 'amex' | 'paypal' | 'apple_pay' | 'google_pay')[];
  /**
   * Age, licence, help lines and what else the law asks for.
   */
  duties: RichText;
  /**
   * Who keeps the shop, its address and copyright, in small letters at the very end.
   */
  legal: RichText;
  /**
   * All columns, one line of links, or no columns and no feedback, only what stands below them.
   */
  arrangement: 'full' | 'slim' | 'condensed';
}
