// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Confirms an address by the link of an e-mail; without a link it shows what the page has to say instead, or nothing.
 */
export interface LinkConfirmationProps {
  /**
   * Whether the link confirms a postal address or an e-mail address.
   */
  confirms: 'address' | 'email';
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * What is about to be confirmed.
   */
  text: string;
  /**
   * Words of the button that confirms.
   */
  submit: string;
  /**
   * What is shown once it is confirmed.
   */
  confirmed: {
    /**
     * What there is to say.
     */
    text: string;
    /**
     * Where to go next.
     */
    action: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that opens when the button is pressed.
       */
      link: ResolvedLink;
    };
  };
  /**
   * What is shown where the link is good for nothing any more.
   */
  invalid: {
    /**
     * What there is to say.
     */
    text: string;
    /**
     * Where to go next.
     */
    action: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that opens when the button is pressed.
       */
      link: ResolvedLink;
    };
  };
  /**
   * What is shown to somebody who has no link; left out, nothing is.
   */
  without?: {
    /**
     * What there is to say.
     */
    text: string;
    /**
     * Where to go next.
     */
    action: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that opens when the button is pressed.
       */
      link: ResolvedLink;
    };
  };
}
