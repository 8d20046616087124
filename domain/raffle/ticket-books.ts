import type { MinorUnits } from '../money.ts';

/** A book of tickets (specification: Entities and their fields, "offers (key, numTickets, price)"). */
export interface TicketBook {
  readonly numTickets: number;
  readonly price: MinorUnits;
}

export const MAX_BOOKS_IN_CART_ITEM = 100;

export function calculateBooksTotal({ numTickets, price }: TicketBook, quantity: number) {
  return { tickets: numTickets * quantity, price: price * quantity };
}

/** Price of one ticket of a book, rounded up so that it never looks cheaper than it is. */
export function calculatePricePerTicket({ numTickets, price }: TicketBook): MinorUnits {
  return Math.ceil(price / numTickets);
}

/** The book with the lowest price per ticket; null where all have the same. */
export function findCheapestBookPerTicket<Book extends TicketBook>(books: readonly Book[]): Book | null {
  const [first, ...others] = [...books].sort((a, b) => a.price * b.numTickets - b.price * a.numTickets);
  const last = others.at(-1);
  if (!first || !last) return null;
  return first.price * last.numTickets < last.price * first.numTickets ? first : null;
}
