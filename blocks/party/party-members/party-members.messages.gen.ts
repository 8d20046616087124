// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyMembersMessages {
  /** You */
  you(): string;
  /** You, the organiser */
  organiser(): string;
  /** Nobody else is in this party yet. */
  alone(): string;
  /** Remove */
  remove(): string;
  /** Remove {name} */
  removeNamed(values: { readonly name: string }): string;
  /** Take {name} out of the party? Shares that {name} has paid stay in their draw, with what they win. Invitations that you have sent no longer work: there is a new one on this page. */
  removeText(values: { readonly name: string }): string;
  /** Yes, remove {name} */
  removeConfirm(values: { readonly name: string }): string;
  /** Keep {name} */
  keep(values: { readonly name: string }): string;
  /** Rename the party */
  rename(): string;
  /** Name of the party */
  name(): string;
  /** Up to 40 characters. Games that are paid stay the same. */
  nameHelp(): string;
  /** Please give your group a name of up to 40 characters. */
  nameMissing(): string;
  /** Save the name */
  save(): string;
  /** Cancel */
  cancel(): string;
  /** Leave the party */
  leave(): string;
  /** Leave the party? Shares that you have paid stay yours: they are in their draw, and what they win is paid into your wallet. Shares in your cart that are not paid may go. The organiser is told. */
  leaveText(): string;
  /** The member who has been in longest organises the party then, and is told. */
  leaveOwner(): string;
  /** Nobody is left in the party then, and it ends. */
  leaveLast(): string;
  /** Yes, leave */
  leaveConfirm(): string;
  /** Stay */
  stay(): string;
  /** One moment… */
  changing(): string;
  /** That did not work, so nothing has changed. Please try again. */
  failed(): string;
  /** Please turn JavaScript on to change this. */
  noScript(): string;
}

export const partyMembersMessages: MessageCatalogueReference<PartyMembersMessages> = { catalogue: 'party-members', format: formatText };
