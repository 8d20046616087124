// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyToastsMessages {
  /** Your party goes on by itself from now on. */
  sessionOn(): string;
  /** Paused. No draw opens until you let it go on. */
  sessionPaused(): string;
  /** No draw is opened by itself any more. */
  sessionOff(): string;
  /** We could not change this. Your party goes on as before. */
  sessionFailed(): string;
  /** We were unable to load your Lotto Party ticket... */
  ticketNotLoaded(): string;
  /** Your party has its new name. */
  renamed(): string;
  /** {name} is no longer in your party. */
  memberRemoved(values: { readonly name: string }): string;
  /** {shares, plural, =0 {You have left the party.} one {You have left the party. Your share stays in the draw.} other {You have left the party. Your # shares stay in the draw.}} */
  left(values: { readonly shares: number }): string;
}

export const partyToastsMessages: MessageCatalogueReference<PartyToastsMessages> = { catalogue: 'party-toasts', format: formatText };
