// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyMembersMessages {
  /** You */
  you(): string;
  /** You, the organiser */
  organiser(): string;
  /** You’re the only member so far. */
  alone(): string;
  /** Remove */
  remove(): string;
  /** Remove {name} */
  removeNamed(values: { readonly name: string }): string;
  /** Remove {name} from the group? They keep the shares they’ve paid for and anything those shares win. Invitations you’ve already sent will stop working, and you’ll find a new link on this page. */
  removeText(values: { readonly name: string }): string;
  /** Yes, remove {name} */
  removeConfirm(values: { readonly name: string }): string;
  /** Keep {name} */
  keep(values: { readonly name: string }): string;
  /** Rename group */
  rename(): string;
  /** Group name */
  name(): string;
  /** Up to 40 characters. Games already paid for aren’t affected. */
  nameHelp(): string;
  /** Please enter a name of up to 40 characters. */
  nameMissing(): string;
  /** Save name */
  save(): string;
  /** Cancel */
  cancel(): string;
  /** Leave group */
  leave(): string;
  /** Leave the group? You keep the shares you’ve paid for, and any winnings are paid to your wallet. Unpaid shares may be removed from your cart. We’ll let the organiser know. */
  leaveText(): string;
  /** The longest-standing member becomes the organiser, and we’ll let them know. */
  leaveOwner(): string;
  /** You’re the last member, so the group will end. */
  leaveLast(): string;
  /** Yes, leave */
  leaveConfirm(): string;
  /** Stay */
  stay(): string;
  /** One moment… */
  changing(): string;
  /** That didn’t work, and nothing has changed. Please try again. */
  failed(): string;
  /** Please turn on JavaScript to make changes. */
  noScript(): string;
}

export const partyMembersMessages: MessageCatalogueReference<PartyMembersMessages> = { catalogue: 'party-members', format: formatText };
