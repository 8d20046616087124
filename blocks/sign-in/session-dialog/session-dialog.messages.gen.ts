// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SessionDialogMessages {
  /** Are you still there? */
  heading(): string;
  /** We’ll log you out in {seconds, plural, one {# second} other {# seconds}}. */
  countdown(values: { readonly seconds: number }): string;
  /** Stay logged in */
  keep(): string;
  /** Log out now */
  end(): string;
  /** Logging you out… */
  ending(): string;
  /** We couldn’t log you out. Please try again. */
  failed(): string;
  /** You’ve been logged out. */
  ended(): string;
  /** Log in again */
  login(): string;
}

export const sessionDialogMessages: MessageCatalogueReference<SessionDialogMessages> = { catalogue: 'session-dialog', format: formatText };
