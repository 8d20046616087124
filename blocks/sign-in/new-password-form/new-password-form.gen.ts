// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * A new password, by the link of an e-mail or by the old one.
 */
export interface NewPasswordFormProps {
  /**
   * What is shown to somebody who came by the link of an e-mail.
   */
  reset: {
    /**
     * Heading of the page.
     */
    heading: string;
    /**
     * A few words above the fields.
     */
    intro?: string;
    /**
     * Words of the button that sends the form.
     */
    submit?: string;
    /**
     * What is shown once the new password is saved; left out, no message is shown.
     */
    success?: {
      /**
       * What was done, in a sentence.
       */
      text: string;
      /**
       * Where to go next.
       */
      action?: {
        /**
         * Words on the button.
         */
        label: string;
        /**
         * Page or address that the button opens.
         */
        link: ResolvedLink;
      };
      /**
       * Whether the fields stay, to be changed and sent again.
       */
      keepsForm: boolean;
    };
    /**
     * Other ways, such as to log in.
     *
     * @maxItems 6
     *
     * Items: One other way.
     */
    links?: {
      /**
       * Words of the link.
       */
      label: string;
      /**
       * Page or address that the link opens.
       */
      link: ResolvedLink;
    }[];
  };
  /**
   * What is shown to a customer who is signed in.
   */
  change: {
    /**
     * Heading of the page.
     */
    heading: string;
    /**
     * A few words above the fields.
     */
    intro?: string;
    /**
     * Words of the button that sends the form.
     */
    submit?: string;
    /**
     * What is shown once the new password is saved; left out, no message is shown.
     */
    success?: {
      /**
       * What was done, in a sentence.
       */
      text: string;
      /**
       * Where to go next.
       */
      action?: {
        /**
         * Words on the button.
         */
        label: string;
        /**
         * Page or address that the button opens.
         */
        link: ResolvedLink;
      };
      /**
       * Whether the fields stay, to be changed and sent again.
       */
      keepsForm: boolean;
    };
    /**
     * Other ways, such as to log in.
     *
     * @maxItems 6
     *
     * Items: One other way.
     */
    links?: {
      /**
       * Words of the link.
       */
      label: string;
      /**
       * Page or address that the link opens.
       */
      link: ResolvedLink;
    }[];
  };
  /**
   * What is shown to a visitor who neither came by a link nor is signed in.
   */
  neither: {
    /**
     * Heading of the page.
     */
    heading: string;
    /**
     * What to do, in a sentence.
     */
    text: string;
    /**
     * Where to do it.
     */
    action: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that the button opens.
       */
      link: ResolvedLink;
    };
  };
}
