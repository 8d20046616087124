// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * The end of pages that pay: help and ways to pay while something is being bought, and the duties always.
 */
export interface CheckoutFooterProps {
  /**
   * A few words for who is about to pay, shown while something is being bought.
   */
  text?: RichText;
  /**
   * Logos that are shown while something is being bought.
   *
   * @maxItems 8
   *
   * Items: One way to pay.
   */
  payments?: ('visa' | 'mastercard' | 'amex' | 'paypal' | 'apple_pay' | 'google_pay')[];
  /**
   * Where customers find answers while something is being bought.
   *
   * @maxItems 6
   *
   * Items: One link.
   */
  links?: {
    /**
     * Words that say where it goes, such as 'Contact us'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  }[];
  /**
   * Age, licence, help lines and what else the law asks for.
   */
  duties?: RichText;
  /**
   * Company, address and copyright, in small print at the very end.
   */
  legal?: RichText;
}
