// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ElevationDialogMessages {
  /** Enter your code */
  heading(): string;
  /** Enter your password */
  passwordHeading(): string;
  /** For your security, please enter your password to continue. */
  byPassword(): string;
  /** Continue */
  passwordSubmit(): string;
  /** Incorrect password. */
  passwordIncorrect(): string;
  /** Checking your password… */
  checkingPassword(): string;
  /** Too many attempts. Please wait a minute, then try again. */
  tooMany(): string;
  /** Verify */
  submit(): string;
  /** Checking your code… */
  checking(): string;
  /** Close */
  close(): string;
  /** Enter the code shown in your authenticator app. */
  byApp(): string;
  /** We’ve sent you a code. */
  sent(): string;
  /** We’ve sent a code to {identifier}. */
  sentTo(values: { readonly identifier: string }): string;
  /** Send a new code */
  resend(): string;
  /** Sending a new code… */
  resending(): string;
  /** We couldn’t send a new code. Please try again in a minute. */
  notResent(): string;
  /** Authentication failed. Please try again. */
  failed(): string;
}

export const elevationDialogMessages: MessageCatalogueReference<ElevationDialogMessages> = { catalogue: 'elevation-dialog', format: formatText };
