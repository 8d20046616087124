// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RaffleWinningTicketSearchMessages {
  /** Check your tickets */
  heading(): string;
  /** Ticket number */
  first(): string;
  /** As shown on your ticket. You can leave out zeros at the front. */
  firstHint(): string;
  /** Last ticket number */
  last(): string;
  /** To check a range, enter the last number. */
  lastHint(): string;
  /** Search */
  search(): string;
  /** Winning tickets in recent draws */
  winners(): string;
  /** Draw {drawNo}, {date} */
  winnersOfDraw(values: { readonly drawNo: string; readonly date: string }): string;
  /** Please turn on JavaScript to search. Winning tickets are listed below. */
  noScript(): string;
  /** This field is required */
  required(): string;
  /** Please enter numbers only */
  numbersOnly(): string;
  /** The last number can’t be lower than the first. */
  backwards(): string;
  /** You can check up to {count} tickets at a time. */
  tooMany(values: { readonly count: number }): string;
  /** Ticket {ticket} won: {prize}. Draw {drawNo}, {date}. */
  won(values: { readonly ticket: string; readonly prize: string; readonly drawNo: string; readonly date: string }): string;
  /** Ticket {ticket} won a prize. Draw {drawNo}, {date}. */
  wonPrize(values: { readonly ticket: string; readonly drawNo: string; readonly date: string }): string;
  /** Ticket {ticket} hasn’t won in the last {draws, plural, one {draw} other {# draws}}. */
  notWon(values: { readonly ticket: string; readonly draws: number }): string;
  /** No tickets from {from} to {to} have won in the last {draws, plural, one {draw} other {# draws}}. */
  noneWon(values: { readonly from: string; readonly to: string; readonly draws: number }): string;
}

export const raffleWinningTicketSearchMessages: MessageCatalogueReference<RaffleWinningTicketSearchMessages> = { catalogue: 'raffle-winning-ticket-search', format: formatText };
