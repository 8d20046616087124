// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './verification.messages.json' with { type: 'json' };

export interface VerificationMessages {
  /** That took too long. Please start again. */
  attemptOver(): string;
  /** The identity provider couldn’t confirm your identity. Try again, or choose another way to verify. */
  identityNotConfirmed(): string;
  /** Choose one file. */
  oneFile(): string;
  /** This file is too large. Choose one of up to 5 MB. */
  fileTooLarge(): string;
  /** Please verify your account first. */
  verifyFirst(): string;
  /** Your account is verified */
  verified(): string;
  /** We’ve checked your documents and verified your account. There’s nothing else you need to do. */
  verifiedBody(): string;
  /** We couldn’t verify your account */
  notVerified(): string;
  /** We’ve checked your documents, but they don’t confirm your identity. Use the link to try another way, or contact support. */
  notVerifiedBody(): string;
  /** You’re already verified. There’s nothing to upload. */
  alreadyVerified(): string;
  /** We’re still checking your documents. We’ll email you when we’re done. */
  underReview(): string;
  /** Please complete your details first. */
  detailsFirst(): string;
  /** This licence has expired. Use a current one, or choose another way to verify. */
  licenceExpired(): string;
  /** We can’t check licences from this state. Choose another way to verify. */
  licenceStateUnknown(): string;
  /** Choose a PDF, JPEG or PNG file. */
  pdfOrPicture(): string;
  /** Choose a JPEG or PNG file. */
  picture(): string;
  /** Share your identity? */
  shareWho(): string;
  /** This page stands in for an identity provider. It would share your name, address and date of birth with the shop. */
  playsIdentityProvider(): string;
  /** Share */
  share(): string;
  /** Don’t share */
  doNotShare(): string;
  /** Request not valid */
  requestNotValid(): string;
  /** This request is no longer valid. Go back to the shop and start again. */
  requestNotValidText(): string;
}

export const verificationMessages = createSandboxMessages<VerificationMessages>('verification', catalogue);
