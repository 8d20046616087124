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
   * Leads on to paying, below the total; left out, there is none.
   */
  checkout?: {
    /**
     * Words on the button, such as 'Continue to checkout'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * What to do about the reasons why a cart cannot be bought; a reason that is not named gets a plain text.
   *
   * @maxItems 12
   *
   * Items: One reason.
   */
  advice?: {
    /**
     * Id of what keeps the cart from being bought, as the shop names it.
     */
    reason: string;
    /**
     * What to do about it, after the words of the shop.
     */
    text: string;
    /**
     * Words that say where it goes; left out, those of the contact link.
     */
    label?: string;
    /**
     * Where it can be done; left out, the contact.
     */
    link?: ResolvedLink;
  }[];
  /**
   * Whom to ask about a cart that cannot be bought.
   */
  contact?: {
    /**
     * Words that say where it goes, such as 'Ask us'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * What a customer agrees to at the checkout, for carts that the shop asks it for.
   */
  regulation?: {
    /**
     * One sentence above the total, beside the button that opens the full rules.
     */
    notice: string;
    /**
     * Stands over the full rules when they are opened.
     */
    heading: string;
    /**
     * What the dialog shows below its heading.
     */
    text: RichText;
  };
  /**
   * What holds for every item of the cart, below the items.
   */
  note?: string;
}
