// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WinnerSearchMessages {
  /** Search the winners */
  label(): string;
  /** A name, a place, a prize, or the number of a winning ticket. */
  hint(): string;
  /** Search */
  search(): string;
  /** Show all winners */
  all(): string;
  /** Pages of winners */
  pages(): string;
  /** The first winners will be named here. */
  none(): string;
  /** Nobody who won in these draws has agreed to be named. */
  nobody(): string;
  /** Ticket {ticket} */
  ticket(values: { readonly ticket: string }): string;
  /** {prize}, {amount} */
  prize(values: { readonly prize: string; readonly amount: string }): string;
  /** <link>Draw {drawNo}</link>, {date} */
  linkedDrawAndDate(values: { readonly link: (content: ReactNode) => ReactNode; readonly drawNo: string; readonly date: string }): ReactNode;
  /** {draw}, {date} */
  drawAndDate(values: { readonly draw: string; readonly date: string }): string;
  /** {draws, plural, one {We found nothing for “{text}” in the last draw.} other {We found nothing for “{text}” in the last # draws.}} */
  foundNothing(values: { readonly text: string; readonly draws: number }): string;
  /** {draws, plural, one {The first {count} for “{text}” in the last draw.} other {The first {count} for “{text}” in the last # draws.}} */
  foundFirst(values: { readonly text: string; readonly count: number; readonly draws: number }): string;
  /** {draws, plural, one {{count} found for “{text}” in the last draw.} other {{count} found for “{text}” in the last # draws.}} */
  found(values: { readonly text: string; readonly count: number; readonly draws: number }): string;
}

export const winnerSearchMessages: MessageCatalogueReference<WinnerSearchMessages> = { catalogue: 'winner-search', format: formatTextOrElements };
