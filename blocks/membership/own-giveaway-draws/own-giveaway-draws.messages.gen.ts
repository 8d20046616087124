// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnGiveawayDrawsMessages {
  /** Pages of giveaways now */
  currentPages(): string;
  /** Pages of closed giveaways */
  closedPages(): string;
  /** Other lists of giveaways */
  links(): string;
  /** Drawn */
  drawn(): string;
  /** Time left */
  left(): string;
  /** Worth */
  worth(): string;
  /** Your entries */
  entries(): string;
  /** {status, select, locked {Waiting to be unlocked} unlocked {Unlocked} other {Guaranteed}} */
  entryStatus(values: { readonly status: 'locked' | 'unlocked' | 'guaranteed' }): string;
  /** You are not in this one */
  none(): string;
  /** {result, select, pending {Being drawn} won {You won} other {Not this time}} */
  result(values: { readonly result: 'pending' | 'won' | 'lost' }): string;
  /** Won by {names} */
  winners(values: { readonly names: string }): string;
}

export const ownGiveawayDrawsMessages: MessageCatalogueReference<OwnGiveawayDrawsMessages> = { catalogue: 'own-giveaway-draws', format: formatText };
