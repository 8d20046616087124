// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The autoplay or subscription of the page: what it buys and when, how it stands, and the ways to pause, change and cancel it.
 */
export interface RecurringPurchaseProps {
  /**
   * Whether the page is about an autoplay or a subscription.
   */
  type: 'autoplay' | 'subscription';
  /**
   * Leads to the list of purchases that repeat.
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
  /**
   * Said above the choice of how long it lasts; left out, plain words.
   */
  pauseText?: string;
}
