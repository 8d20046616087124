// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartySessionMessages {
  /** Your shares */
  quantity(): string;
  /** One share fewer */
  fewer(): string;
  /** One share more */
  more(): string;
  /** See your ticket */
  tickets(): string;
  /** See what the party plays now */
  now(): string;
  /** See the last draw of the party */
  latest(): string;
  /** {group}. You are no longer in this party. Your shares stay in the draw. */
  left(values: { readonly group: string }): string;
  /** Please turn JavaScript on to take shares. */
  noScript(): string;
  /** {status, select, open {Open} closed {Sales have closed} paid {Drawn and paid} other {Cancelled: nobody took a share}}. {games, plural, one {# game} other {# games}} */
  statusAndGames(values: { readonly status: 'open' | 'closed' | 'paid' | 'cancelled'; readonly games: number }): string;
  /** {price}, {games, plural, one {# game} other {# games}} */
  priceAndGames(values: { readonly price: string; readonly games: number }): string;
  /** All shares are taken. */
  full(): string;
  /** How this party goes on */
  autosessionHeading(): string;
  /** Changing… */
  autosessionChanging(): string;
  /** {status, select, on {The next draw opens by itself.} paused {Paused: no draw opens until you let it go on.} other {The party plays this draw only.}} */
  autosession(values: { readonly status: 'on' | 'paused' | 'off' }): string;
  /** Pause */
  pause(): string;
  /** Let it go on */
  resume(): string;
  /** Open no more draws */
  stop(): string;
  /** Open the next draws by themselves */
  start(): string;
}

export const partySessionMessages: MessageCatalogueReference<PartySessionMessages> = { catalogue: 'party-session', format: formatText };
