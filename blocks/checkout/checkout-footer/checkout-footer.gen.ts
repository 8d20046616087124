// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * The end of pages that pay: help and ways to pay while something is being bought, and the duties always.
 */
export interface CheckoutFooterProps {
  /**
   * A few words for who is about to pay.
   */
  text?: RichText;
  /**
   * Ways to pay that are shown.
   *
   * @maxItems 8
   *
   * Items: One way to pay.
   */
  payments?: ('visa' | 'mastercard' | 'amex' | 'paypal' | 'apple_pay' | 'google_pay')[];
  /**
   * Where help is.
   *
   * @maxItems 6
   *
   * Items: One link.
   */
  links?: {
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
   * Age, licence, help lines and what else the law asks for.
   */
  duties?: RichText;
  /**
   * Company, address and copyright.
   */
  legal?: RichText;
}
