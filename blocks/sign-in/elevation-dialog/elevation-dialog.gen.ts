// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Asks a customer for a one-time code when something they do needs one.
 */
export interface ElevationDialogProps {
  /**
   * Heading of the dialog; left out, a plain one.
   */
  heading?: string;
  /**
   * Why the code is asked for.
   */
  intro?: string;
  /**
   * The way to somebody who can help; left out, there is none.
   */
  contact?: {
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
