// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The purchase of the page that happens later: what it is, when it is bought and how it is paid, and the way to cancel it.
 */
export interface ScheduledPurchaseProps {
  /**
   * Leads to the list of purchases to come.
   */
  back: {
    /**
     * Words that say where it goes, such as 'Back to your list'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Leads to somebody who can help, beside what went wrong.
   */
  help: {
    /**
     * Words that say where it goes, such as 'Contact us'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Offered when a payment failed, and leads to the cards and accounts; left out, there is none.
   */
  payment?: {
    /**
     * Words on the button, such as 'Change how you pay'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
