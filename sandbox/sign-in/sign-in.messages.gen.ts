// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './sign-in.messages.json' with { type: 'json' };

export interface SignInMessages {
  /** Log in to continue. */
  signIn(): string;
  /** Please enter a valid email address */
  emailInvalid(): string;
  /** Your email address is confirmed. */
  emailConfirmed(): string;
  /** Use the link we’ve emailed you to confirm your email address first. */
  followLink(): string;
  /** You don’t need to choose a new password. */
  noNewPassword(): string;
  /** That password isn’t right. Try again. */
  notYourPassword(): string;
  /** That’s your current password. Choose a different one. */
  passwordNotNew(): string;
  /** Enter your password to continue. */
  enterPassword(): string;
  /** Incorrect email or password. */
  wrongCredentials(): string;
  /** Email link no longer valid */
  linkNotValid(): string;
  /** This password is too easy to guess. Choose another. */
  easyPassword(): string;
  /** This login is no longer valid. Please start again. */
  providerRequestNotValid(): string;
  /** You’ve been logged out because your session was used elsewhere. Please log in again. */
  usedElsewhere(): string;
  /** You’ve been logged out. Please log in again. */
  sessionEnded(): string;
  /** Two-factor authentication is already off. */
  twoFactorOff(): string;
  /** We don’t email your codes. Get the code from your authenticator app. */
  codesNotByEmail(): string;
  /** That took too long. Please set up two-factor authentication again. */
  setUpAgain(): string;
  /** Please enter a valid date */
  dateInvalid(): string;
  /** You must be {age} or over. */
  underAge(values: { readonly age: number }): string;
  /** We don’t offer accounts there. */
  regionNotOffered(): string;
  /** You must agree to the terms and conditions to proceed. */
  termsRequired(): string;
  /** An account with this email address already exists. Log in, or use another address. */
  emailTaken(): string;
  /** Please enter a name, not a card number. */
  nameNotCardNumber(): string;
  /** This account is linked to another customer. Use a different one. */
  linkedToOther(): string;
  /** You’ve already linked an account of this provider. */
  alreadyLinked(): string;
  /** You haven’t linked an account of this provider. */
  notLinked(): string;
  /** This account isn’t linked yet. Log in with your password, then link it. */
  noCustomerLinked(): string;
  /** You can’t log in this way. Choose another. */
  noSuchProvider(): string;
  /** We couldn’t confirm your identity with this provider. Please try again. */
  providerNotConfirmed(): string;
  /** Enter your code to continue. */
  enterCode(): string;
  /** Code is incorrect or expired. Try again or contact support */
  wrongCode(): string;
  /** Your account has been locked due to too many incorrect 2FA attempts. Please contact support. */
  locked(): string;
  /** Request not valid */
  notValid(): string;
  /** This login is no longer valid. Go back to the shop and start again. */
  signInRequestNotValid(): string;
  /** Log in with {provider} */
  signInWith(values: { readonly provider: string }): string;
  /** This page stands in for {provider}. Enter any email address to log in to {brand}. */
  playsProvider(values: { readonly provider: string; readonly brand: string }): string;
  /** Email address */
  emailAddress(): string;
  /** Continue to {brand} */
  continueTo(values: { readonly brand: string }): string;
  /** Cancel */
  cancel(): string;
}

export const signInMessages = createSandboxMessages<SignInMessages>('sign-in', catalogue);
