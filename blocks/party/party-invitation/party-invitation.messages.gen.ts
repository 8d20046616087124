// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyInvitationMessages {
  /** We can’t find that invitation */
  none(): string;
  /** About Lotto Party */
  parties(): string;
  /** You’re invited to */
  invited(): string;
  /** {owner} invites you to */
  invitedBy(values: { readonly owner: string }): string;
  /** Log in to join */
  logIn(): string;
  /** Create an account */
  signUp(): string;
  /** Joining… */
  joining(): string;
  /** You’re in this group. */
  member(): string;
  /** Your group */
  own(): string;
  /** View group */
  toGroup(): string;
  /** Playing now */
  plays(): string;
  /** We couldn’t add you to the group. Please try again. */
  failed(): string;
}

export const partyInvitationMessages: MessageCatalogueReference<PartyInvitationMessages> = { catalogue: 'party-invitation', format: formatText };
