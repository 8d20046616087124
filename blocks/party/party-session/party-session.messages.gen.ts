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
  /** View your ticket */
  tickets(): string;
  /** See what the group’s playing now */
  now(): string;
  /** View the latest draw */
  latest(): string;
  /** {group}. You’ve left this group. Your shares stay in the draw. */
  left(values: { readonly group: string }): string;
  /** Please turn on JavaScript to buy shares. */
  noScript(): string;
  /** {status, select, open {Open} closed {Sales closed} paid {Drawn and paid} other {Cancelled: no shares sold}}. {games, plural, one {# game} other {# games}} */
  statusAndGames(values: { readonly status: 'open' | 'closed' | 'paid' | 'cancelled'; readonly games: number }): string;
  /** {price}, {games, plural, one {# game} other {# games}} */
  priceAndGames(values: { readonly price: string; readonly games: number }): string;
  /** All shares are sold. */
  full(): string;
  /** After this draw */
  autosessionHeading(): string;
  /** Saving… */
  autosessionChanging(): string;
  /** {status, select, on {Your group enters the next draw automatically.} paused {Paused. Your group won’t enter another draw until you resume.} other {Your group stops after this draw.}} */
  autosession(values: { readonly status: 'on' | 'paused' | 'off' }): string;
  /** Pause */
  pause(): string;
  /** Resume */
  resume(): string;
  /** Stop automatic entry */
  stop(): string;
  /** Enter the next draw automatically */
  start(): string;
}

export const partySessionMessages: MessageCatalogueReference<PartySessionMessages> = { catalogue: 'party-session', format: formatText };
