import { formatAmountWithoutZeroCents, type MoneyFormat } from '#domain/money.ts';
import { calculatePricePerTicket } from '#domain/raffle/ticket-books.ts';
import { type FormattedMoment, formatMomentInSentence } from '../../_ui/date-label.ts';
import type { RaffleBookView, RaffleDrawView } from './raffle-books.data.ts';

export const RAFFLE_BOOKS_WORDS = {
  heading: 'Choose your tickets',
  books: 'Book of tickets',
  best: 'cheapest tickets',
  quantity: 'How many books',
  fewer: 'One book fewer',
  more: 'One book more',
  cause: 'Cause you play for',
  causeMissing: 'Choose the cause that your ticket gives to.',
  preOrder: 'Pre-order tickets',
  noScript: 'Buying tickets needs JavaScript. The books and their prices are above.',
  others: 'See all raffles',
  result: 'See the result',
  notOnSale: 'Not on sale at the moment.',
  notRepeated: 'This raffle is bought draw by draw: tickets for every draw are not on offer.',
  oneDraw: 'Tickets for the next draw',
};

/** The specification's own words for a book (Business constants and limits, "Autoplay labels"). */
export function formatBookName({ numTickets }: Pick<RaffleBookView, 'numTickets'>): string {
  return `${numTickets} Ticket Book`;
}

export function formatPricePerTicket(book: RaffleBookView, money: MoneyFormat): string {
  return `${formatAmountWithoutZeroCents(calculatePricePerTicket(book), money)} a ticket`;
}

export function formatRaffleTickets(tickets: number): string {
  return `${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}`;
}

export function formatBookCount(books: number): string {
  return `${books} ${books === 1 ? 'book' : 'books'}`;
}

export function describeSalesClose({ closes, drawn }: RaffleDrawView): string {
  return `Sales close ${formatMomentInSentence(closes)}. Drawn ${formatMomentInSentence(drawn)}.`;
}

export function describePreOrder({ opens, drawn }: RaffleDrawView): string {
  const opening = opens ? `Sales open ${formatMomentInSentence(opens)}.` : 'Sales of this draw have not opened yet.';
  return `${opening} Order your tickets now and pay when they do. Drawn ${formatMomentInSentence(drawn)}.`;
}

export function describeSoldOutDraw({ drawn }: RaffleDrawView): string {
  return `Every ticket of this draw is sold. It is drawn ${formatMomentInSentence(drawn)}.`;
}

export function describeClosedDraw({ drawn, isDrawn }: RaffleDrawView): string {
  return isDrawn
    ? 'This draw is over: it has been drawn.'
    : `Sales of this draw have closed. It is drawn ${formatMomentInSentence(drawn)}.`;
}

export function formatNextDrawLinkLabel(drawn: Pick<FormattedMoment, 'day' | 'time'>): string {
  return `Tickets for the next draw: ${formatMomentInSentence(drawn)}`;
}
