// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyToastsMessages {
  /** Your group now enters the next draw automatically. */
  sessionOn(): string;
  /** Paused. Your group won’t enter another draw until you resume. */
  sessionPaused(): string;
  /** Your group won’t enter draws automatically any more. */
  sessionOff(): string;
  /** We couldn’t save that change. Your group’s settings are the same as before. */
  sessionFailed(): string;
  /** We were unable to load your Lotto Party ticket... */
  ticketNotLoaded(): string;
  /** Your group has a new name. */
  renamed(): string;
  /** {name} is no longer in your group. */
  memberRemoved(values: { readonly name: string }): string;
  /** {shares, plural, =0 {You’ve left the group.} one {You’ve left the group. Your share stays in the draw.} other {You’ve left the group. Your # shares stay in the draw.}} */
  left(values: { readonly shares: number }): string;
}

export const partyToastsMessages: MessageCatalogueReference<PartyToastsMessages> = { catalogue: 'party-toasts', format: formatText };
