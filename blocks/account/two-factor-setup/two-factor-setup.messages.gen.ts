// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TwoFactorSetupMessages {
  /** Two-factor security */
  heading(): string;
  /** Two-factor security is off. */
  off(): string;
  /** Two-factor security is on. Get your codes from your authenticator app. */
  onByApp(): string;
  /** Two-factor security is on. We send codes to {identifier}. */
  onByMessage(values: { readonly identifier: string }): string;
  /** On since {date, date, longDate}. */
  since(values: { readonly date: number }): string;
  /** We won’t ask for a code on a device you choose to remember for {days, plural, one {# day} other {# days}}. */
  remembered(values: { readonly days: number }): string;
  /** Use an authenticator app */
  useApp(): string;
  /** Use email */
  useEmail(): string;
  /** Set up another authenticator app */
  renewApp(): string;
  /** Turn off */
  turnOff(): string;
  /** One moment… */
  starting(): string;
  /** Turning off two-factor security… */
  turningOff(): string;
  /** Two-factor security is on. */
  turnedOn(): string;
  /** Two-factor security has been turned off. */
  turnedOff(): string;
  /** We couldn’t start that. Please try again. */
  notStarted(): string;
  /** We couldn’t turn it off. Please try again. */
  notTurnedOff(): string;
  /** We couldn’t send a new code. Please try again in a minute. */
  notResent(): string;
  /** We couldn’t copy the key. Please select it and copy it yourself. */
  notCopied(): string;
  /** Set up your authenticator app */
  appHeading(): string;
  /** Scan this code with your authenticator app, or enter the key. */
  appScan(): string;
  /** QR code with your account’s key */
  appPicture(): string;
  /** Your key */
  appKey(): string;
  /** Copy the key */
  appCopy(): string;
  /** Then enter the code shown in the app. */
  appConfirm(): string;
  /** Confirm your email address */
  emailHeading(): string;
  /** We’ve sent a code to {identifier}. */
  emailSent(values: { readonly identifier: string }): string;
  /** Send a new code */
  resend(): string;
  /** Sending a new code… */
  resending(): string;
  /** Turn on */
  confirm(): string;
  /** Cancel */
  cancel(): string;
  /** Turn two-factor security off? */
  confirmOffHeading(): string;
  /** Anyone with your password will be able to log in. */
  confirmOffText(): string;
  /** Turn off */
  confirmOffYes(): string;
  /** Keep it on */
  confirmOffNo(): string;
}

export const twoFactorSetupMessages: MessageCatalogueReference<TwoFactorSetupMessages> = { catalogue: 'two-factor-setup', format: formatText };
