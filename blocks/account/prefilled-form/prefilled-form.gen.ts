// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * A form that is filled in with what is known of the customer, or of whoever a link was sent to.
 */
export interface PrefilledFormProps {
  /**
   * Which form it is.
   */
  form:
    | 'account-closure'
    | 'communication-preferences'
    | 'confirm-address'
    | 'customer-details'
    | 'force-password-change'
    | 'unsubscribe';
  /**
   * Heading of the whole block; left out, the usual heading of its form.
   */
  heading?: string;
  /**
   * Level 1 where it is the main heading of the page, otherwise 2.
   */
  level: 1 | 2;
  /**
   * A few words above the fields.
   */
  intro?: string;
  /**
   * Words of the button that sends the form; left out, plain ones.
   */
  submit?: string;
  /**
   * What is shown once the form was sent; left out, only what the form does by itself, such as leading to another page.
   */
  success?: {
    /**
     * What was done, in a sentence.
     */
    text: string;
    /**
     * Where to go next; left out, there is none.
     */
    action?: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that opens when the button is pressed.
       */
      link: ResolvedLink;
    };
    /**
     * Whether the fields stay, to be changed and sent again.
     */
    keepsForm: boolean;
  };
  /**
   * Words of a button that shows the form again, beside what is said after it was sent; left out, there is none.
   */
  again?: string;
  /**
   * Other ways that the customer can go.
   *
   * @maxItems 6
   *
   * Items: One other way.
   */
  links?: {
    /**
     * Words that are shown as the link.
     */
    label: string;
    /**
     * Page or address that opens when the link is followed.
     */
    link: ResolvedLink;
  }[];
  /**
   * Whether the form of customer details is only for customers who must fill it in before anything else.
   */
  onlyWhenForced: boolean;
  /**
   * What is shown instead of the form where it can't be filled in; without one for a case, nothing is.
   *
   * @maxItems 8
   *
   * Items: What is shown in one case.
   */
  notices?: {
    /**
     * Why the form can’t be filled in.
     */
    when:
      | 'not-needed'
      | 'signed-out'
      | 'link-not-valid'
      | 'money-left'
      | 'verification-needed'
      | 'verification-pending'
      | 'payout-pending'
      | 'credit-left';
    /**
     * What there is to say; {amount} stands for the money in the wallet.
     */
    text: string;
    /**
     * Where to go next; left out, there is none.
     */
    action?: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that opens when the button is pressed.
       */
      link: ResolvedLink;
    };
  }[];
}
