// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './sign-in.messages.json' with { type: 'json' };

export interface SignInMessages {
  /** Sign in to go on. */
  signIn(): string;
  /** Please enter a valid email address */
  emailInvalid(): string;
  /** Your e-mail address is confirmed. */
  emailConfirmed(): string;
  /** Please follow the link that we have sent to your e-mail address. */
  followLink(): string;
  /** There is no new password to choose. */
  noNewPassword(): string;
  /** This is not your password. */
  notYourPassword(): string;
  /** Please choose a password that you do not have now. */
  passwordNotNew(): string;
  /** Enter your password to go on. */
  enterPassword(): string;
  /** The e-mail address or the password is not right. */
  wrongCredentials(): string;
  /** Email link no longer valid */
  linkNotValid(): string;
  /** This password is too easy to guess. */
  easyPassword(): string;
  /** This sign-in is not valid. */
  providerRequestNotValid(): string;
  /** This session was used elsewhere. Please sign in again. */
  usedElsewhere(): string;
  /** The session has ended. Please sign in again. */
  sessionEnded(): string;
  /** Two-factor authentication is off. */
  twoFactorOff(): string;
  /** Your codes do not come by e-mail. */
  codesNotByEmail(): string;
  /** Please start to set two-factor authentication up again. */
  setUpAgain(): string;
  /** Please enter a valid date */
  dateInvalid(): string;
  /** You must be 18 or older. */
  underAge(): string;
  /** We do not offer accounts there. */
  regionNotOffered(): string;
  /** You must agree to the terms and conditions to proceed. */
  termsRequired(): string;
  /** There is an account with this e-mail address. */
  emailTaken(): string;
  /** Please enter a name, not a card number. */
  nameNotCardNumber(): string;
  /** This account is linked to another customer. */
  linkedToOther(): string;
  /** An account of this provider is linked already. */
  alreadyLinked(): string;
  /** No account of this provider is linked. */
  notLinked(): string;
  /** No customer has linked this account. Sign in and link it first. */
  noCustomerLinked(): string;
  /** There is no such provider. */
  noSuchProvider(): string;
  /** The provider did not confirm who you are. Please try again. */
  providerNotConfirmed(): string;
  /** Enter the code to go on. */
  enterCode(): string;
  /** Code is incorrect or expired. Try again or contact support */
  wrongCode(): string;
  /** Your account has been locked due to too many incorrect 2FA attempts. Please contact support. */
  locked(): string;
  /** Not valid */
  notValid(): string;
  /** This request to sign in is not valid. */
  signInRequestNotValid(): string;
  /** Sign in with {provider} */
  signInWith(values: { readonly provider: string }): string;
  /** {provider} plays a provider for demonstrations. It lets you in as whoever you say you are, and tells {brand}. */
  playsProvider(values: { readonly provider: string; readonly brand: string }): string;
  /** E-mail address */
  emailAddress(): string;
  /** Continue to {brand} */
  continueTo(values: { readonly brand: string }): string;
  /** Cancel */
  cancel(): string;
}

export const signInMessages = createSandboxMessages<SignInMessages>('sign-in', catalogue);
