import { expect, test } from 'vitest';
import { findWinningTicketsInRange, parseTicketRange } from './ticket-search.ts';

test.each([
  ['1', '99999999999999', { problem: 'too_many' }],
  ['0000000000000000012', '', { from: 12, to: 12 }],
  ['0012345', '', { from: 12_345, to: 12_345 }],
  ['12 345', '0012350', { from: 12_345, to: 12_350 }],
  ['1', '1000', { from: 1, to: 1_000 }],
  ['', '12', { problem: 'required' }],
  ['twelve', '', { problem: 'number' }],
  ['0', '', { problem: 'number' }],
  ['12', '-13', { problem: 'number' }],
  ['12', '11', { problem: 'backwards' }],
  ['1', '1001', { problem: 'too_many' }],
])(
  'parseTicketRange reads the first ticket %j and the last ticket %j as a range, or returns the problem',
  (first, last, expected) => {
    expect(parseTicketRange(first, last)).toEqual(expected);
  },
);

const drawn = {
  winningTickets: ['0000417', '0000002', '0000009', '0000500'],
  prizes: [
    { name: 'First prize', numWinners: 1 },
    { name: 'Second prize', numWinners: 2 },
  ],
};

test('findWinningTicketsInRange returns the winning tickets of the range with their prizes', () => {
  expect(findWinningTicketsInRange({ from: 1, to: 417 }, drawn)).toEqual([
    { ticket: '0000417', prize: 'First prize' },
    { ticket: '0000002', prize: 'Second prize' },
    { ticket: '0000009', prize: 'Second prize' },
  ]);
  expect(findWinningTicketsInRange({ from: 500, to: 500 }, drawn)).toEqual([{ ticket: '0000500', prize: null }]);
  expect(findWinningTicketsInRange({ from: 418, to: 499 }, drawn)).toEqual([]);
});
