// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AddressAndEmailConfirmationMessages {
  /** Is this still your address? */
  address(): string;
  /** Is this still your e-mail address? */
  email(): string;
  /** Confirm address */
  confirmAddress(): string;
  /** Confirm e-mail address */
  confirmEmail(): string;
  /** Confirming… */
  confirming(): string;
  /** Update */
  update(): string;
  /** We''ve sent a link to {email} */
  linkSent(values: { readonly email: string }): string;
  /** Follow the link in that e-mail to prove that the address is yours. If it is misspelt, change it. */
  linkText(): string;
  /** Send again */
  resend(): string;
  /** Sending… */
  resending(): string;
  /** We have sent it again. Look among the unwanted mail too. */
  resent(): string;
  /** Change e-mail address */
  changeEmail(): string;
  /** We sent it a moment ago. You can ask for another in a minute. */
  tooSoon(): string;
  /** Something went wrong. Please try again. */
  failed(): string;
}

export const addressAndEmailConfirmationMessages: MessageCatalogueReference<AddressAndEmailConfirmationMessages> = { catalogue: 'address-and-email-confirmation', format: formatText };
