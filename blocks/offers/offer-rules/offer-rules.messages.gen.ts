// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OfferRulesMessages {
  /** {name} rules */
  heading(values: { readonly name: string }): string;
  /** Draw */
  draw(): string;
  /** Sales close */
  closes(): string;
  /** Drawn */
  drawn(): string;
  /** Total tickets */
  tickets(): string;
  /** From each ticket to the cause */
  share(): string;
  /** Minimum age */
  age(): string;
  /** {years, plural, one {# year} other {# years}} */
  years(values: { readonly years: number }): string;
  /** Not sold in */
  notSold(): string;
  /** Licence */
  licence(): string;
  /** Prices */
  prices(): string;
  /** Ticket */
  what(): string;
  /** Price */
  price(): string;
  /** {name}: {games, plural, one {# game} other {# games}} */
  gameTicket(values: { readonly name: string; readonly games: number }): string;
  /** {gameType}, {name}: {games, plural, one {# game} other {# games}} */
  gameOfferTicket(values: { readonly gameType: string; readonly name: string; readonly games: number }): string;
  /** {tickets} Ticket Book */
  book(values: { readonly tickets: string }): string;
  /** {name}: one of {shares, plural, one {# share} other {# shares}} in {games, plural, one {# game} other {# games}} */
  syndicateShare(values: { readonly name: string; readonly shares: number; readonly games: number }): string;
  /** {name}, {period, select, monthly {monthly} quarterly {quarterly} biannually {biannually} other {annually}} */
  membership(values: { readonly name: string; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
  /** Prizes */
  prizes(): string;
  /** Prize */
  prize(): string;
  /** Number */
  count(): string;
  /** Worth */
  each(): string;
  /** shared between winners */
  shared(): string;
  /** Buy tickets */
  buy(): string;
  /** {regions} */
  regions(values: { readonly regions: readonly string[] }): string;
}

export const offerRulesMessages: MessageCatalogueReference<OfferRulesMessages> = { catalogue: 'offer-rules', format: formatText };
