// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnDrawsMessages {
  /** Your draws */
  heading(): string;
  /** Draw {drawNo} */
  draw(values: { readonly drawNo: string }): string;
  /** You won {amount} */
  won(values: { readonly amount: string }): string;
  /** No prize this time */
  none(): string;
  /** Your ticket */
  ticket(): string;
  /** Your ticket {number} */
  numberedTicket(values: { readonly number: string }): string;
  /** {draws, plural, one {Plus one earlier draw.} other {Plus # earlier draws.}} */
  more(values: { readonly draws: number }): string;
  /** All your past tickets */
  all(): string;
}

export const ownDrawsMessages: MessageCatalogueReference<OwnDrawsMessages> = { catalogue: 'own-draws', format: formatText };
