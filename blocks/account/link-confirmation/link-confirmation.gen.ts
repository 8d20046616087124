// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Confirms an address by the link of an e-mail; without a link it shows what the page has to say instead, or nothing.
 */
export interface LinkConfirmationProps {
  /**
   * What the link confirms.
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
       * Words of the link.
       */
      label: string;
      /**
       * Where it leads.
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
       * Words of the link.
       */
      label: string;
      /**
       * Where it leads.
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
       * Words of the link.
       */
      label: string;
      /**
       * Where it leads.
       */
      link: ResolvedLink;
    };
  };
}
