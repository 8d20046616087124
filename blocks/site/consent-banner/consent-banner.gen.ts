// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Asks a visitor who has not chosen yet which cookies they agree to.
 */
export interface ConsentBannerProps {
  /**
   * What is asked, in a sentence or two.
   */
  text: string;
  /**
   * Words of the button that agrees to all cookies; left out, the usual ones.
   */
  accept?: string;
  /**
   * Words of the button that agrees to the essential ones alone; left out, the usual ones.
   */
  refuse?: string;
  /**
   * A link to what the cookies are for, where the choice can be changed.
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
}
