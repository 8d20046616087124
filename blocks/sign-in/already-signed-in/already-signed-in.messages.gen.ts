// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AlreadySignedInMessages {
  /** You’re logged in */
  heading(): string;
  /** There’s nothing else you need to do here. */
  text(): string;
  /** Account created */
  welcome(): string;
  /** We’ve sent you an email with a link to confirm your email address. */
  confirm(): string;
  /** Continue */
  continue(): string;
  /** Log out */
  logOut(): string;
}

export const alreadySignedInMessages: MessageCatalogueReference<AlreadySignedInMessages> = { catalogue: 'already-signed-in' };
