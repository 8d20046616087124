// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AddressAndEmailConfirmationMessages {
  /** Please confirm your address */
  address(): string;
  /** Please confirm your email address */
  email(): string;
  /** Confirm address */
  confirmAddress(): string;
  /** Confirm email address */
  confirmEmail(): string;
  /** Confirming… */
  confirming(): string;
  /** Update */
  update(): string;
  /** We’ve sent a link to {email} */
  linkSent(values: { readonly email: string }): string;
  /** Open the link in that email to confirm your address. If the address is wrong, you can change it. */
  linkText(): string;
  /** Send again */
  resend(): string;
  /** Sending… */
  resending(): string;
  /** We’ve sent it again. Check your junk folder too. */
  resent(): string;
  /** Change email address */
  changeEmail(): string;
  /** We’ve just sent it. You can ask for another in a minute. */
  tooSoon(): string;
  /** Something went wrong. Please try again. */
  failed(): string;
}

export const addressAndEmailConfirmationMessages: MessageCatalogueReference<AddressAndEmailConfirmationMessages> = { catalogue: 'address-and-email-confirmation', format: formatText };
