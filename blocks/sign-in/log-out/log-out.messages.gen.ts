// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LogOutMessages {
  /** Log out */
  heading(): string;
  /** Log out */
  submit(): string;
  /** Logging you out… */
  leaving(): string;
  /** We couldn’t log you out. Please try again. */
  failed(): string;
  /** You’re logged out. */
  done(): string;
}

export const logOutMessages: MessageCatalogueReference<LogOutMessages> = { catalogue: 'log-out' };
