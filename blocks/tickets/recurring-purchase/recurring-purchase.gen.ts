// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The autoplay or subscription of the page: what it buys and when, how it stands, and the ways to pause, change and cancel it.
 */
export interface RecurringPurchaseProps {
  /**
   * What the page is about.
   */
  type: 'autoplay' | 'subscription';
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
  /**
   * What is said of a pause; left out, plain words.
   */
  pauseText?: string;
}
