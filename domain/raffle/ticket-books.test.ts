import { expect, test } from 'vitest';
import { calculateBooksTotal, calculatePricePerTicket, findCheapestBook } from './ticket-books.ts';

const one = { key: 'one', numTickets: 1, price: 500 };
const three = { key: 'three', numTickets: 3, price: 1_000 };
const five = { key: 'five', numTickets: 5, price: 2_000 };

test('books add up', () => {
  expect(calculateBooksTotal(five, 3)).toEqual({ tickets: 15, price: 6_000 });
});

test('the price of a ticket is never told too low', () => {
  expect([one, three, five].map(calculatePricePerTicket)).toEqual([500, 334, 400]);
});

test('the book with the cheapest tickets is told only where they differ', () => {
  expect(findCheapestBook([one, five, three])).toBe(three);
  expect(findCheapestBook([one, { ...five, price: 2_500 }])).toBeNull();
  expect(findCheapestBook([one])).toBeNull();
});
