// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * A form of the shop, such as log in or sign up, with its fields, help and messages.
 */
export interface FormProps {
  /**
   * Which form it is.
   */
  form:
    | 'account-closure'
    | 'bank-account'
    | 'change-email'
    | 'change-password'
    | 'communication-preferences'
    | 'confirm-address'
    | 'confirm-password'
    | 'country-banned'
    | 'customer-details'
    | 'drivers-licence'
    | 'force-password-change'
    | 'forgot-password'
    | 'login'
    | 'migration-terms'
    | 'overseas-account'
    | 'precommitment-limit'
    | 'reset-password'
    | 'sign-up'
    | 'spend-limit'
    | 'support-message'
    | 'take-break'
    | 'terms-acceptance'
    | 'two-factor-code'
    | 'two-factor-confirm'
    | 'unsubscribe'
    | 'withdrawal';
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
   * Fields with other words than the usual ones.
   *
   * @maxItems 20
   *
   * Items: One field.
   */
  fields?: {
    /**
     * Name of the field.
     */
    name:
      | 'accountName'
      | 'accountNumber'
      | 'address'
      | 'addressLine2'
      | 'amount'
      | 'bankCode'
      | 'cardNumber'
      | 'code'
      | 'comment'
      | 'confirmed'
      | 'country'
      | 'currentPassword'
      | 'dateOfBirth'
      | 'directmail'
      | 'email'
      | 'expiryDate'
      | 'firstname'
      | 'lastname'
      | 'licenceNumber'
      | 'limit'
      | 'marketingOptIn'
      | 'message'
      | 'newPassword'
      | 'newPasswordAgain'
      | 'password'
      | 'passwordAgain'
      | 'period'
      | 'phone'
      | 'postcode'
      | 'reason'
      | 'saveDevice'
      | 'sms'
      | 'state'
      | 'suburb'
      | 'termsAccepted'
      | 'topic'
      | 'unsubscribeReason'
      | 'way';
    /**
     * What the field is called.
     */
    label?: string;
    /**
     * What to type into it.
     */
    help?: string;
    /**
     * Where to read more, such as the terms.
     */
    link?: {
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
  /**
   * Messages in other words than the usual ones; braces hold what is filled in.
   */
  messages?: {
    /**
     * Said instead of the usual words of the message required.
     */
    required?: string;
    /**
     * Said instead of the usual words of the message email.
     */
    email?: string;
    /**
     * Said instead of the usual words of the message numbers-only.
     */
    'numbers-only'?: string;
    /**
     * Said instead of the usual words of the message phone.
     */
    phone?: string;
    /**
     * Said instead of the usual words of the message currency.
     */
    currency?: string;
    /**
     * Said instead of the usual words of the message post-code.
     */
    'post-code'?: string;
    /**
     * Said instead of the usual words of the message post-code-region.
     */
    'post-code-region'?: string;
    /**
     * Said instead of the usual words of the message mismatch.
     */
    mismatch?: string;
    /**
     * Said instead of the usual words of the message terms.
     */
    terms?: string;
    /**
     * Said instead of the usual words of the message minimum.
     */
    minimum?: string;
    /**
     * Said instead of the usual words of the message maximum.
     */
    maximum?: string;
    /**
     * Said instead of the usual words of the message card-holder.
     */
    'card-holder'?: string;
    /**
     * Said instead of the usual words of the message name.
     */
    name?: string;
    /**
     * Said instead of the usual words of the message date.
     */
    date?: string;
    /**
     * Said instead of the usual words of the message adult.
     */
    adult?: string;
    /**
     * Said instead of the usual words of the message code.
     */
    code?: string;
    /**
     * Said instead of the usual words of the message code-incorrect.
     */
    'code-incorrect'?: string;
    /**
     * Said instead of the usual words of the message account-locked.
     */
    'account-locked'?: string;
    /**
     * Said instead of the usual words of the message too-short.
     */
    'too-short'?: string;
    /**
     * Said instead of the usual words of the message too-long.
     */
    'too-long'?: string;
    /**
     * Said instead of the usual words of the message invalid.
     */
    invalid?: string;
  };
}
