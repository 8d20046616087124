// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What every visitor is told at the top of every page until they put it away; another text comes back.
 */
export interface SiteBannerProps {
  /**
   * What is said: usually the content entry 'banner.site-wide'; nothing is shown where that is empty.
   */
  text: string;
  /**
   * Stands behind the announcement; left out, there is none.
   */
  more?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Page or address that the link opens.
     */
    link: ResolvedLink;
  };
  /**
   * What the banner is called for who can't see it; left out, Announcement.
   */
  name?: string;
}
