// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TwoFactorSetupMessages {
  /** Two-factor security */
  heading(): string;
  /** Two-factor security is off. */
  off(): string;
  /** Two-factor security is on: your authenticator app makes the codes. */
  onByApp(): string;
  /** Two-factor security is on: codes go to {identifier}. */
  onByMessage(values: { readonly identifier: string }): string;
  /** On since {date, date, longDate}. */
  since(values: { readonly date: number }): string;
  /** A device that you remember is asked for no code for {days, plural, one {# day} other {# days}}. */
  remembered(values: { readonly days: number }): string;
  /** Use an authenticator app */
  useApp(): string;
  /** Use e-mail */
  useEmail(): string;
  /** Set up another authenticator app */
  renewApp(): string;
  /** Turn off */
  turnOff(): string;
  /** One moment */
  starting(): string;
  /** Turning two-factor security off */
  turningOff(): string;
  /** Two-factor security is on. */
  turnedOn(): string;
  /** Two-factor security has been turned off. */
  turnedOff(): string;
  /** We could not start that. Please try again. */
  notStarted(): string;
  /** We could not turn it off. Please try again. */
  notTurnedOff(): string;
  /** We could not send a new code. Please try again in a minute. */
  notResent(): string;
  /** We could not copy the key. Please select it and copy it yourself. */
  notCopied(): string;
  /** Set up your authenticator app */
  appHeading(): string;
  /** Scan this code with your authenticator app, or type the key into it. */
  appScan(): string;
  /** QR code with the key of your account */
  appPicture(): string;
  /** Your key */
  appKey(): string;
  /** Copy the key */
  appCopy(): string;
  /** Then enter the code that the app shows. */
  appConfirm(): string;
  /** Confirm your email address */
  emailHeading(): string;
  /** We have sent a code to {identifier}. */
  emailSent(values: { readonly identifier: string }): string;
  /** Send a new code */
  resend(): string;
  /** Sending a new code */
  resending(): string;
  /** Turn on */
  confirm(): string;
  /** Cancel */
  cancel(): string;
  /** Turn two-factor security off? */
  confirmOffHeading(): string;
  /** Your password alone will then open your account. */
  confirmOffText(): string;
  /** Turn it off */
  confirmOffYes(): string;
  /** Keep it on */
  confirmOffNo(): string;
}

export const twoFactorSetupMessages: MessageCatalogueReference<TwoFactorSetupMessages> = { catalogue: 'two-factor-setup', format: formatText };
