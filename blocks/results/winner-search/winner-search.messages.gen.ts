// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WinnerSearchMessages {
  /** Search winners */
  label(): string;
  /** A name, place, prize or winning ticket number. */
  hint(): string;
  /** Search */
  search(): string;
  /** Show all winners */
  all(): string;
  /** Pages of winners */
  pages(): string;
  /** Our first winners will be listed here. */
  none(): string;
  /** None of these draws’ winners have agreed to be named. */
  nobody(): string;
  /** Ticket {ticket} */
  ticket(values: { readonly ticket: string }): string;
  /** {prize}, {amount} */
  prize(values: { readonly prize: string; readonly amount: string }): string;
  /** <link>Draw {drawNo}</link>, {date} */
  linkedDrawAndDate(values: { readonly link: (content: ReactNode) => ReactNode; readonly drawNo: string; readonly date: string }): ReactNode;
  /** {draw}, {date} */
  drawAndDate(values: { readonly draw: string; readonly date: string }): string;
  /** {draws, plural, one {No results for “{text}” in the last draw.} other {No results for “{text}” in the last # draws.}} */
  foundNothing(values: { readonly text: string; readonly draws: number }): string;
  /** {draws, plural, one {First {count} results for “{text}” in the last draw.} other {First {count} results for “{text}” in the last # draws.}} */
  foundFirst(values: { readonly text: string; readonly count: number; readonly draws: number }): string;
  /** {draws, plural, one {{count} found for “{text}” in the last draw.} other {{count} found for “{text}” in the last # draws.}} */
  found(values: { readonly text: string; readonly count: number; readonly draws: number }): string;
}

export const winnerSearchMessages: MessageCatalogueReference<WinnerSearchMessages> = { catalogue: 'winner-search', format: formatTextOrElements };
