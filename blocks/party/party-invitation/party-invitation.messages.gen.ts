// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyInvitationMessages {
  /** No invitation here */
  none(): string;
  /** About lotto parties */
  parties(): string;
  /** You are invited to */
  invited(): string;
  /** {owner} invites you to */
  invitedBy(values: { readonly owner: string }): string;
  /** Log in to join */
  logIn(): string;
  /** Create an account */
  signUp(): string;
  /** Joining… */
  joining(): string;
  /** You are in this party. */
  member(): string;
  /** Your party */
  own(): string;
  /** See the party */
  toGroup(): string;
  /** What it plays now */
  plays(): string;
  /** We could not let you in just now. Please try again. */
  failed(): string;
}

export const partyInvitationMessages: MessageCatalogueReference<PartyInvitationMessages> = { catalogue: 'party-invitation', format: formatText };
