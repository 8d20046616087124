import { expect, test } from 'vitest';
import { calculateBooksTotal, calculatePricePerTicket, findCheapestBookPerTicket } from './ticket-books.ts';

const one = { key: 'one', numTickets: 1, price: 500 };
const three = { key: 'three', numTickets: 3, price: 1_000 };
const five = { key: 'five', numTickets: 5, price: 2_000 };

test('calculateBooksTotal multiplies tickets and price by the number of books', () => {
  expect(calculateBooksTotal(five, 3)).toEqual({ tickets: 15, price: 6_000 });
});

test('calculatePricePerTicket rounds up, so that a ticket never looks cheaper than it is', () => {
  expect([one, three, five].map(calculatePricePerTicket)).toEqual([500, 334, 400]);
});

test('findCheapestBookPerTicket returns the book with the lowest price per ticket, or null when all have the same', () => {
  expect(findCheapestBookPerTicket([one, five, three])).toBe(three);
  expect(findCheapestBookPerTicket([one, { ...five, price: 2_500 }])).toBeNull();
  expect(findCheapestBookPerTicket([one])).toBeNull();
});
