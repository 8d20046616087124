// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * What was bought in one purchase: tickets, draws, what repeats, and what was paid; or what was paid in by a deposit; or that it can not be found.
 */
export interface ReceiptProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words of thanks.
   */
  text?: RichText;
  /**
   * What to say where there is no such purchase.
   */
  missing?: RichText;
  /**
   * Words of the way back to the app that led here; left out, plain ones.
   */
  backToApp?: string;
  /**
   * The way to somebody who can help.
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
   * The way back to an order whose payment has come to nothing; left out, there is none.
   */
  retry?: {
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
   * Ways on from the receipt of a deposit that paid for nothing yet.
   *
   * @maxItems 4
   *
   * Items: One link.
   */
  depositLinks?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  }[];
  /**
   * The way to the customer's tickets; left out, there is none.
   */
  tickets?: {
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
