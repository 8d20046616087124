// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * What was bought in one purchase: tickets, draws, what repeats, and what was paid; or what was paid in by a deposit; or that it can not be found.
 */
export interface ReceiptProps {
  /**
   * Heading over what was bought; left out, a plain one.
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
   * For customers whom an app has sent here; left out, plain words.
   */
  backToApp?: string;
  /**
   * Leads to somebody who can help, where there is no receipt to show.
   */
  help: {
    /**
     * Words on the button, such as 'Contact us'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Leads back to an order whose payment has come to nothing; left out, there is none.
   */
  retry?: {
    /**
     * Words on the button, such as 'Back to your order'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Ways on from the receipt of money that was paid in and has bought nothing yet.
   *
   * @maxItems 4
   *
   * Items: One link.
   */
  depositLinks?: {
    /**
     * Words on the button, such as 'Back to your cart'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  }[];
  /**
   * Leads to all of the customer's own tickets, below what was bought; left out, there is none.
   */
  tickets?: {
    /**
     * Words on the button, such as 'All your tickets'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
