// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * What is in the cart, with ways to change it, and what it costs.
 */
export interface CartListProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * The way to the checkout; left out, there is none.
   */
  checkout?: {
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
   * What to do about the reasons that block a cart; a reason that is not named gets a plain text.
   *
   * @maxItems 12
   *
   * Items: One reason.
   */
  advice?: {
    /**
     * Id of the reason, as the shop's API names it.
     */
    reason: string;
    /**
     * What to do about it, after the words of the shop.
     */
    text: string;
    /**
     * Words of the link.
     */
    label?: string;
    /**
     * Where it can be done; left out, the contact.
     */
    link?: ResolvedLink;
  }[];
  /**
   * Whom to ask about a cart that can't be bought.
   */
  contact?: {
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
   * What a customer agrees to at the checkout, for carts that the shop asks it for.
   */
  regulation?: {
    /**
     * One sentence beside the way to the checkout.
     */
    notice: string;
    /**
     * Heading of the dialog.
     */
    heading: string;
    /**
     * The regulations.
     */
    text: RichText;
  };
  /**
   * What holds for every item of the cart.
   */
  note?: string;
}
