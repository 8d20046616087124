// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, ResolvedNavigationItem } from '#engine/render/block.ts';

/**
 * The navigation bar: menu, logo, links, account and cart.
 */
export interface SiteHeaderProps {
  /**
   * Name of the navigation document that holds the most important links.
   */
  navigation: readonly ResolvedNavigationItem[];
  /**
   * Name of the navigation document that holds the less important links.
   */
  secondary?: readonly ResolvedNavigationItem[];
  /**
   * Name of the navigation document of the account drawer, an item for each group; left out, the account is a plain link.
   */
  account?: readonly ResolvedNavigationItem[];
  /**
   * One link that stands out.
   */
  action?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Page or address that the button opens.
     */
    link: ResolvedLink;
  };
  /**
   * One line that every visitor should read.
   */
  notice?: string;
  /**
   * Everything on one bar, the logo centred above the main links, or the main links behind the menu button only.
   */
  arrangement: 'bar' | 'centred' | 'minimal';
  /**
   * What the cart is called on this site; left out, Cart.
   */
  cartLabel?: string;
  /**
   * What the icon of the notifications is called; left out, Notifications.
   */
  notifications?: string;
}
