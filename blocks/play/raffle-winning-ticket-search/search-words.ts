import { formatGroupedNumber } from '#domain/number-format.ts';
import {
  MAX_TICKETS_IN_SEARCH,
  type TicketRange,
  type TicketRangeProblem,
  type WinningTicket,
} from '#domain/raffle/ticket-search.ts';
import type { SearchedRaffleDraw } from './raffle-winning-ticket-search.data.ts';

export const TICKET_SEARCH_WORDS = {
  heading: 'Check your tickets',
  first: 'Ticket number',
  firstHint: 'As it stands on your ticket. Zeros in front don’t matter.',
  last: 'Last number of the book',
  lastHint: 'Only where you look for several that follow each other.',
  search: 'Search',
  winners: 'Winning tickets of the last draws',
  noScript: 'Searching needs JavaScript. The winning tickets are listed below.',
};

/** The specification's own words where it has some (Validation rules). */
export function describeMistypedTicketRange(problem: TicketRangeProblem): string {
  switch (problem) {
    case 'required':
      return 'This field is required';
    case 'number':
      return 'Please enter numbers only';
    case 'backwards':
      return 'The last number must not be lower than the first.';
    case 'too_many':
      return `Search at most ${formatGroupedNumber(MAX_TICKETS_IN_SEARCH, 'en')} tickets at a time.`;
  }
}

export function describeWinningTicket({ ticket, prize }: WinningTicket, { drawNo, date }: SearchedRaffleDraw): string {
  const won = prize === null ? 'won a prize' : `won: ${prize}`;
  return `Ticket ${ticket} ${won}. Draw ${drawNo}, ${date}.`;
}

export function describeNoWinningTicket({ from, to }: TicketRange, draws: number): string {
  const tickets = from === to ? `Ticket ${from}` : `No ticket from ${from} to ${to}`;
  const none = from === to ? 'has not won' : 'has won';
  return `${tickets} ${none} in the last ${draws === 1 ? 'draw' : `${draws} draws`}.`;
}
