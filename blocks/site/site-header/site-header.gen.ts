// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, ResolvedNavigationItem } from '#engine/render/block.ts';

/**
 * The navigation bar: menu, logo, links, account and cart.
 */
export interface SiteHeaderProps {
  /**
   * Name of the navigation document of the menu.
   */
  navigation: readonly ResolvedNavigationItem[];
  /**
   * Name of the navigation document of the quieter links.
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
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
  /**
   * A line above the bar that every visitor should read.
   */
  notice?: string;
  /**
   * Everything on one bar, the logo centred above the links, or only logo, menu and account.
   */
  arrangement: 'bar' | 'centred' | 'minimal';
  /**
   * What the cart is called here; Cart where nothing else is said.
   */
  cartLabel?: string;
  /**
   * What the icon of the notifications is called; left out, Notifications.
   */
  notifications?: string;
}
