// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AutologinMessages {
  /** Verifying Automatic Login */
  heading(): string;
  /** One moment, we are checking your link. */
  loading(): string;
  /** Logging in by a link needs JavaScript. You can log in with your password on a browser that has it. */
  needsScript(): string;
  /** {reason, select, used {We could not log you in with this link. A link works once, and for a short time only.} other {We could not log you in with this link. Something went wrong on the way. Please try again.}} */
  failed(values: { readonly reason: 'used' | 'unanswered' }): string;
  /** You are logged in already. */
  signedIn(): string;
  /** Try again */
  retry(): string;
  /** Continue */
  continue(): string;
  /** Go on without logging in */
  continueAsVisitor(): string;
  /** Log in with your password */
  logIn(): string;
  /** Contact us */
  contact(): string;
}

export const autologinMessages: MessageCatalogueReference<AutologinMessages> = { catalogue: 'autologin', format: formatText };
