// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RaffleWinningTicketSearchMessages {
  /** Check your tickets */
  heading(): string;
  /** Ticket number */
  first(): string;
  /** As it stands on your ticket. Zeros in front don’t matter. */
  firstHint(): string;
  /** Last number of the book */
  last(): string;
  /** Only where you look for several that follow each other. */
  lastHint(): string;
  /** Search */
  search(): string;
  /** Winning tickets of the last draws */
  winners(): string;
  /** Draw {drawNo}, {date} */
  winnersOfDraw(values: { readonly drawNo: string; readonly date: string }): string;
  /** Searching needs JavaScript. The winning tickets are listed below. */
  noScript(): string;
  /** This field is required */
  required(): string;
  /** Please enter numbers only */
  numbersOnly(): string;
  /** The last number must not be lower than the first. */
  backwards(): string;
  /** Search at most {count} tickets at a time. */
  tooMany(values: { readonly count: number }): string;
  /** Ticket {ticket} won: {prize}. Draw {drawNo}, {date}. */
  won(values: { readonly ticket: string; readonly prize: string; readonly drawNo: string; readonly date: string }): string;
  /** Ticket {ticket} won a prize. Draw {drawNo}, {date}. */
  wonPrize(values: { readonly ticket: string; readonly drawNo: string; readonly date: string }): string;
  /** Ticket {ticket} has not won in the last {draws, plural, one {draw} other {# draws}}. */
  notWon(values: { readonly ticket: string; readonly draws: number }): string;
  /** No ticket from {from} to {to} has won in the last {draws, plural, one {draw} other {# draws}}. */
  noneWon(values: { readonly from: string; readonly to: string; readonly draws: number }): string;
}

export const raffleWinningTicketSearchMessages: MessageCatalogueReference<RaffleWinningTicketSearchMessages> = { catalogue: 'raffle-winning-ticket-search', format: formatText };
