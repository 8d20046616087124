import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimalAmount, toDecimalAmount } from '../money.ts';
import { calculateTicketPrice, findPriceForGames } from './ticket-price.ts';

describe('calculateTicketPrice', () => {
  test.each([
    ['10.00', 2, 5, '100.00'],
    ['12.50', 1, 1, '12.50'],
    ['4.45', 3, 2, '26.70'],
  ])('with a price of %s for %i draws and %i weeks returns %s', (price, draws, weeks, expected) => {
    expect(toDecimalAmount(calculateTicketPrice(parseDecimalAmount(price, 'AUD'), draws, weeks), 'AUD')).toBe(expected);
  });

  test('returns the same when draws and weeks are swapped', () => {
    const count = fc.integer({ min: 1, max: 52 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), count, count, (price, draws, weeks) => {
        expect(calculateTicketPrice(price, draws, weeks)).toBe(calculateTicketPrice(price, weeks, draws));
        expect(Number.isSafeInteger(calculateTicketPrice(price, draws, weeks))).toBe(true);
      }),
    );
  });
});

test('findPriceForGames returns null for a number of games that is not sold', () => {
  const prices = { '4': 340, '10': 850 };
  expect([findPriceForGames(prices, 4), findPriceForGames(prices, 10), findPriceForGames(prices, 5)]).toEqual([
    340,
    850,
    null,
  ]);
});
