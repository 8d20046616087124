// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './verification.messages.json' with { type: 'json' };

export interface VerificationMessages {
  /** This attempt is no longer good. Please begin again. */
  attemptOver(): string;
  /** The identity provider did not confirm who you are. */
  identityNotConfirmed(): string;
  /** Please choose one file. */
  oneFile(): string;
  /** This file is too large: 5 MB at most. */
  fileTooLarge(): string;
  /** Please verify your account first. */
  verifyFirst(): string;
  /** Your account is verified */
  verified(): string;
  /** We have looked at what you sent us, and your account is verified. There is nothing more for you to do. */
  verifiedBody(): string;
  /** We could not verify your account */
  notVerified(): string;
  /** We have looked at what you sent us, and it does not prove who you are yet. Follow the link to try another way. */
  notVerifiedBody(): string;
  /** Your account is verified. */
  alreadyVerified(): string;
  /** We are looking at what you sent us. */
  underReview(): string;
  /** Please complete your details first. */
  detailsFirst(): string;
  /** This licence has expired. */
  licenceExpired(): string;
  /** We can not check licences of this state. */
  licenceStateUnknown(): string;
  /** Please choose a PDF, JPEG or PNG file. */
  pdfOrPicture(): string;
  /** Please choose a JPEG or PNG file. */
  picture(): string;
  /** Share who you are? */
  shareWho(): string;
  /** This page plays an identity provider for demonstrations. It would tell the shop your name, address and day of birth. */
  playsIdentityProvider(): string;
  /** Share */
  share(): string;
  /** Do not share */
  doNotShare(): string;
  /** Not valid */
  requestNotValid(): string;
  /** This request is not valid any more. */
  requestNotValidText(): string;
}

export const verificationMessages = createSandboxMessages<VerificationMessages>('verification', catalogue);
