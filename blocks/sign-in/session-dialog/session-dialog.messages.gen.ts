// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SessionDialogMessages {
  /** Are you still there? */
  heading(): string;
  /** You will be signed out in {seconds, plural, one {# second} other {# seconds}}. */
  countdown(values: { readonly seconds: number }): string;
  /** Stay signed in */
  keep(): string;
  /** Sign out now */
  end(): string;
  /** Signing you out */
  ending(): string;
  /** We could not sign you out. Please try again. */
  failed(): string;
  /** You have been signed out. */
  ended(): string;
  /** Log in again */
  login(): string;
}

export const sessionDialogMessages: MessageCatalogueReference<SessionDialogMessages> = { catalogue: 'session-dialog', format: formatText };
