// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * A form of the shop, such as log in or sign up, with its fields, help and messages.
 */
export interface FormProps {
  /**
   * What customers fill in here, such as the form to log in or to sign up.
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
   * Words above the form; left out, the usual ones of that form.
   */
  heading?: string;
  /**
   * Level 1 where it is the heading of the whole page, otherwise 2.
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
   * What customers read once the form was sent; left out, only what this form does anyway.
   */
  success?: {
    /**
     * What was done, in a sentence.
     */
    text: string;
    /**
     * Where to go next; left out, there is no button.
     */
    action?: {
      /**
       * Words that say what comes next.
       */
      label: string;
      /**
       * Page that the button opens.
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
   * Other ways to go on, such as to log in instead of signing up.
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
     * Page that the link opens.
     */
    link: ResolvedLink;
  }[];
  /**
   * Fields that are called or explained otherwise than usual.
   *
   * @maxItems 20
   *
   * Items: One field.
   */
  fields?: {
    /**
     * Field of this form that gets words of its own.
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
     * A page that explains the field, such as the terms.
     */
    link?: {
      /**
       * Words that are shown as the link.
       */
      label: string;
      /**
       * Page that the link opens.
       */
      link: ResolvedLink;
    };
  }[];
  /**
   * Messages in other words than the usual ones; braces hold what is filled in.
   */
  messages?: {
    /**
     * Said at a field that must be filled in, instead of the usual words.
     */
    required?: string;
    /**
     * Said where what was typed can't be an e-mail address, instead of the usual words.
     */
    email?: string;
    /**
     * Said at a field that takes numbers only, instead of the usual words.
     */
    'numbers-only'?: string;
    /**
     * Said where what was typed can't be a phone number, instead of the usual words.
     */
    phone?: string;
    /**
     * Said where an amount of money is written wrongly, instead of the usual words.
     */
    currency?: string;
    /**
     * Said where what was typed can't be a postcode of the country, instead of the usual words.
     */
    'post-code'?: string;
    /**
     * Said where postcode and state don't belong together, instead of the usual words.
     */
    'post-code-region'?: string;
    /**
     * Said where something typed twice is not the same, instead of the usual words; {fieldName} becomes what was repeated.
     */
    mismatch?: string;
    /**
     * Said to customers who go on without ticking the terms and conditions, instead of the usual words.
     */
    terms?: string;
    /**
     * Said below the smallest amount, instead of the usual words; {amount} becomes that amount.
     */
    minimum?: string;
    /**
     * Said above the largest amount, instead of the usual words; {amount} becomes that amount.
     */
    maximum?: string;
    /**
     * Said where the name of the card holder has no letters or looks like a card number, instead of the usual words.
     */
    'card-holder'?: string;
    /**
     * Said where a card number was typed in place of a name, instead of the usual words.
     */
    name?: string;
    /**
     * Said where there is no such day, instead of the usual words.
     */
    date?: string;
    /**
     * Said to customers below the minimum age, instead of the usual words; {age} becomes that age.
     */
    adult?: string;
    /**
     * Said where the code doesn't have six digits, instead of the usual words.
     */
    code?: string;
    /**
     * Said where the code is not the right one or came too late, instead of the usual words.
     */
    'code-incorrect'?: string;
    /**
     * Said to customers who typed too many wrong codes, instead of the usual words.
     */
    'account-locked'?: string;
    /**
     * Said where more must be typed, instead of the usual words; {length} becomes the smallest number of characters.
     */
    'too-short'?: string;
    /**
     * Said where less must be typed, instead of the usual words; {length} becomes the largest number of characters.
     */
    'too-long'?: string;
    /**
     * Said where no other message fits, instead of the usual words.
     */
    invalid?: string;
  };
}
