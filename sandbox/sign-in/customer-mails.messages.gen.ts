// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './customer-mails.messages.json' with { type: 'json' };

export interface CustomerMailsMessages {
  /** Your code is {code} */
  code(values: { readonly code: string }): string;
  /** Your code is {code}. It is good for ten minutes, once. */
  codeBody(values: { readonly code: string }): string;
  /** Choose a new password */
  newPassword(): string;
  /** Follow the link within an hour to choose a new password. If you have not asked for it, do nothing. */
  newPasswordBody(): string;
  /** Your link to sign in */
  signInLink(): string;
  /** Follow the link within ten minutes to sign in. It works once. */
  signInLinkBody(): string;
  /** Confirm your email address */
  confirmEmail(): string;
  /** Follow the link to confirm that this is your e-mail address. */
  confirmEmailBody(): string;
  /** Confirm your address */
  confirmAddress(): string;
  /** Follow the link to confirm that we have your address right. */
  confirmAddressBody(): string;
  /** Your password was changed */
  passwordChanged(): string;
  /** Your password was changed, and other devices were signed out. If it was not you, contact support. */
  passwordChangedBody(): string;
  /** Please verify your account again */
  verifyAgain(): string;
  /** Your name or the place where you live was changed, so your account is no longer verified. Until it is verified again you cannot buy, add money or withdraw it. If it was not you, contact support. */
  verifyAgainBody(): string;
  /** Hello {firstName}, */
  greeting(values: { readonly firstName: string }): string;
  /** Two-factor authentication is {state, select, on {on} other {off}} */
  twoFactorChanged(values: { readonly state: 'on' | 'off' }): string;
  /** Two-factor authentication was turned {state, select, on {on} other {off}}. If it was not you, contact support. */
  twoFactorChangedBody(values: { readonly state: 'on' | 'off' }): string;
  /** {provider} was {state, select, linked {linked} other {unlinked}} */
  socialAccountChanged(values: { readonly provider: string; readonly state: 'linked' | 'unlinked' }): string;
  /** Your account at {provider} was {state, select, linked {linked} other {unlinked}}. If it was not you, contact support. */
  socialAccountChangedBody(values: { readonly provider: string; readonly state: 'linked' | 'unlinked' }): string;
}

export const customerMailsMessages = createSandboxMessages<CustomerMailsMessages>('customer-mails', catalogue);
