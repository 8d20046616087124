/** Ticket numbers, both ends included. */
export interface TicketRange {
  readonly from: number;
  readonly to: number;
}

export type TicketRangeProblem = 'required' | 'number' | 'backwards' | 'too_many';

export const MAX_TICKETS_IN_SEARCH = 1_000;

/** Parses a searched ticket number, or the first and last number of a book. Spaces and leading zeros are ignored. */
export function parseTicketRange(first: string, last: string): TicketRange | { readonly problem: TicketRangeProblem } {
  if (first.trim() === '') return { problem: 'required' };
  const from = ticketNumber(first);
  const to = last.trim() === '' ? from : ticketNumber(last);
  if (from === null || to === null) return { problem: 'number' };
  if (to < from) return { problem: 'backwards' };
  return to - from >= MAX_TICKETS_IN_SEARCH ? { problem: 'too_many' } : { from, to };
}

function ticketNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^0*\d{1,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}

/** The winning tickets of a draw, first prize first, with the number of winners per prize. */
export interface DrawWinningTickets {
  readonly winningTickets: readonly string[];
  readonly prizes: readonly { readonly name: string; readonly numWinners: number }[];
}

export interface WinningTicket {
  readonly ticket: string;
  /** Name of the prize; null where the draw does not name it. */
  readonly prize: string | null;
}

export function findWinningTicketsInRange(
  { from, to }: TicketRange,
  { winningTickets, prizes }: DrawWinningTickets,
): WinningTicket[] {
  const names = prizes.flatMap(({ name, numWinners }) => Array.from({ length: numWinners }, () => name));
  return winningTickets
    .map((ticket, index) => ({ ticket, prize: names[index] ?? null }))
    .filter(({ ticket }) => Number(ticket) >= from && Number(ticket) <= to);
}
