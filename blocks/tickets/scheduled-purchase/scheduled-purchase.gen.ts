// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The purchase of the page that happens later: what it is, when it is bought and how it is paid, and the way to cancel it.
 */
export interface ScheduledPurchaseProps {
  /**
   * The way back to the list.
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
   * The way to somebody who can help, beside what went wrong.
   */
  help: {
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
   * The way to change what is charged; left out, there is none.
   */
  payment?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
}
