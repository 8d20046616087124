// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './customer-mails.messages.json' with { type: 'json' };

export interface CustomerMailsMessages {
  /** Your code is {code} */
  code(values: { readonly code: string }): string;
  /** Your code is {code}. It works once and expires in 10 minutes. Didn’t ask for it? Change your password and contact support. */
  codeBody(values: { readonly code: string }): string;
  /** Choose a new password */
  newPassword(): string;
  /** Use the link to choose a new password. It works once and expires in an hour. If you didn’t ask for this, ignore this email: your password stays the same. */
  newPasswordBody(): string;
  /** Your login link */
  signInLink(): string;
  /** Use the link to log in. It works once and expires in 10 minutes. If you didn’t ask for this, ignore this email. */
  signInLinkBody(): string;
  /** Confirm your email address */
  confirmEmail(): string;
  /** Use the link to confirm your email address. If you don’t have an account with us, ignore this email. */
  confirmEmailBody(): string;
  /** Confirm your address */
  confirmAddress(): string;
  /** Use the link to check and confirm your address. If you don’t have an account with us, contact support. */
  confirmAddressBody(): string;
  /** Your password was changed */
  passwordChanged(): string;
  /** Your password was changed, and you’ve been logged out on your other devices. If this wasn’t you, contact support immediately. */
  passwordChangedBody(): string;
  /** Please verify your account again */
  verifyAgain(): string;
  /** Your name or the place you live was changed, so your account is no longer verified. Until you verify it again, you can’t buy, deposit or withdraw. Your money and tickets are safe. If this wasn’t you, contact support. */
  verifyAgainBody(): string;
  /** Hello {firstName}, */
  greeting(values: { readonly firstName: string }): string;
  /** Two-factor authentication is {state, select, on {on} other {off}} */
  twoFactorChanged(values: { readonly state: 'on' | 'off' }): string;
  /** Two-factor authentication was turned {state, select, on {on} other {off}} for your account. If this wasn’t you, contact support immediately. */
  twoFactorChangedBody(values: { readonly state: 'on' | 'off' }): string;
  /** {provider} was {state, select, linked {linked} other {unlinked}} */
  socialAccountChanged(values: { readonly provider: string; readonly state: 'linked' | 'unlinked' }): string;
  /** Your {provider} account was {state, select, linked {linked. You can now log in with it} other {unlinked. You can no longer log in with it}}. If this wasn’t you, contact support. */
  socialAccountChangedBody(values: { readonly provider: string; readonly state: 'linked' | 'unlinked' }): string;
}

export const customerMailsMessages = createSandboxMessages<CustomerMailsMessages>('customer-mails', catalogue);
