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
   * Heading of the form; left out, that of the form.
   */
  heading?: string;
  /**
   * Level of the heading: 1 where it is the heading of the page.
   */
  level: 1 | 2;
  /**
   * A few words above the fields.
   */
  intro?: string;
  /**
   * Words of the button that sends the form.
   */
  submit?: string;
  /**
   * What is shown once the form was sent; left out, nothing but what the flow does.
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
       * Words of the link.
       */
      label: string;
      /**
       * Where it leads.
       */
      link: ResolvedLink;
    };
    /**
     * Whether the fields stay, to be changed and sent again.
     */
    keepsForm: boolean;
  };
  /**
   * Words of a button that shows the form again after it was sent; left out, there is none.
   */
  again?: string;
  /**
   * Other ways, below the form.
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
     * Where it leads.
     */
    link: ResolvedLink;
  }[];
  /**
   * Whether the form is only for customers who must fill it in before anything else.
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
     * The case.
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
     * Where to go next.
     */
    action?: {
      /**
       * Words of the link.
       */
      label: string;
      /**
       * Where it leads.
       */
      link: ResolvedLink;
    };
  }[];
}
