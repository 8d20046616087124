// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnGiveawayDrawsMessages {
  /** Pages of open giveaways */
  currentPages(): string;
  /** Pages of closed giveaways */
  closedPages(): string;
  /** Other giveaway lists */
  links(): string;
  /** Drawn */
  drawn(): string;
  /** Time left */
  left(): string;
  /** Worth */
  worth(): string;
  /** Your entries */
  entries(): string;
  /** {status, select, locked {Not unlocked yet} unlocked {Unlocked} other {Guaranteed}} */
  entryStatus(values: { readonly status: 'locked' | 'unlocked' | 'guaranteed' }): string;
  /** You’re not in this draw */
  none(): string;
  /** {result, select, pending {Draw in progress} won {You won} other {Not this time}} */
  result(values: { readonly result: 'pending' | 'won' | 'lost' }): string;
  /** Won by {names} */
  winners(values: { readonly names: string }): string;
}

export const ownGiveawayDrawsMessages: MessageCatalogueReference<OwnGiveawayDrawsMessages> = { catalogue: 'own-giveaway-draws', format: formatText };
