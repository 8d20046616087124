// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyGroupMessages {
  /** {members, plural, one {# member} other {# members}}, {publicity, select, private {by invitation} promoted {promoted, open to everyone} other {open to everyone}}. Organised by {owner} */
  summary(values: { readonly members: number; readonly publicity: 'private' | 'promoted' | 'public'; readonly owner: string }): string;
  /** Invite others */
  invite(): string;
  /** Open invitation */
  invitation(): string;
  /** Invitation link */
  address(): string;
  /** Copy link */
  copy(): string;
  /** Share */
  share(): string;
  /** Draws */
  played(): string;
  /** Invitation copied to clipboard. */
  copied(): string;
  /** Your browser does not let us copy. The address is marked: please copy it yourself. */
  notCopied(): string;
  /** Pages of draws */
  pages(): string;
  /** All your groups */
  all(): string;
}

export const partyGroupMessages: MessageCatalogueReference<PartyGroupMessages> = { catalogue: 'party-group', format: formatText };
