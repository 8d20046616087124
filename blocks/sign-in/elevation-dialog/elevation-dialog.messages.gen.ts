// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ElevationDialogMessages {
  /** Enter your code */
  heading(): string;
  /** Enter your password */
  passwordHeading(): string;
  /** For your security, please enter your password to go on. */
  byPassword(): string;
  /** Go on */
  passwordSubmit(): string;
  /** This is not your password. */
  passwordIncorrect(): string;
  /** Checking your password */
  checkingPassword(): string;
  /** Too many tries. Please wait a minute, then try again. */
  tooMany(): string;
  /** Verify */
  submit(): string;
  /** Checking your code */
  checking(): string;
  /** Close */
  close(): string;
  /** Enter the code that your authenticator app shows. */
  byApp(): string;
  /** We have sent you a code. */
  sent(): string;
  /** We have sent a code to {identifier}. */
  sentTo(values: { readonly identifier: string }): string;
  /** Send a new code */
  resend(): string;
  /** Sending a new code */
  resending(): string;
  /** We could not send a new code. Please try again in a minute. */
  notResent(): string;
  /** Authentication failed. Please try again. */
  failed(): string;
}

export const elevationDialogMessages: MessageCatalogueReference<ElevationDialogMessages> = { catalogue: 'elevation-dialog', format: formatText };
