// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AutologinMessages {
  /** Verifying Automatic Login */
  heading(): string;
  /** Checking your link… */
  loading(): string;
  /** Please turn on JavaScript to log in with a link, or use your password on another browser. */
  needsScript(): string;
  /** {reason, select, used {We couldn’t log you in with this link. Links expire soon and work once.} other {We couldn’t log you in with this link. Something went wrong. Please try again.}} */
  failed(values: { readonly reason: 'used' | 'unanswered' }): string;
  /** You’re already logged in. */
  signedIn(): string;
  /** Try again */
  retry(): string;
  /** Continue */
  continue(): string;
  /** Continue without logging in */
  continueAsVisitor(): string;
  /** Log in with your password */
  logIn(): string;
  /** Contact us */
  contact(): string;
}

export const autologinMessages: MessageCatalogueReference<AutologinMessages> = { catalogue: 'autologin', format: formatText };
