// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AlreadySignedInMessages {
  /** You are logged in */
  heading(): string;
  /** There is nothing more to do here. */
  text(): string;
  /** Your account is open */
  welcome(): string;
  /** We have sent you an e-mail with a link to confirm your e-mail address. */
  confirm(): string;
  /** Continue */
  continue(): string;
  /** Log out */
  logOut(): string;
}

export const alreadySignedInMessages: MessageCatalogueReference<AlreadySignedInMessages> = { catalogue: 'already-signed-in' };
