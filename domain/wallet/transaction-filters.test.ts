import { expect, test } from 'vitest';
import {
  parseTransactionFilters,
  toTransactionFilterMoments,
  toTransactionFilterQuery,
} from './transaction-filters.ts';

test.each([
  ['', { type: null, from: null, to: null }],
  ['type=deposit&from=2026-03-01&to=2026-03-31', { type: 'deposit', from: '2026-03-01', to: '2026-03-31' }],
  ['from=2026-03-31&to=2026-03-01', { type: null, from: '2026-03-01', to: '2026-03-31' }],
  ['type=theft&from=2026-02-30&to=soon', { type: null, from: null, to: null }],
])(
  'parseTransactionFilters reads type and days, swapped if reversed and without invalid ones, of the query "%s"',
  (query, filters) => {
    expect(parseTransactionFilters(new URLSearchParams(query))).toEqual(filters);
  },
);

test('toTransactionFilterQuery writes the query that parseTransactionFilters reads', () => {
  const query = 'type=winnings&from=2026-03-01';
  expect(
    String(new URLSearchParams(toTransactionFilterQuery(parseTransactionFilters(new URLSearchParams(query))))),
  ).toBe(query);
});

test('toTransactionFilterMoments uses days of the time zone of the shop, also when daylight saving begins', () => {
  expect(toTransactionFilterMoments({ from: '2026-03-01', to: '2026-03-01' }, 'Australia/Sydney')).toEqual({
    from: '2026-02-28T13:00:00.000Z',
    to: '2026-03-01T12:59:59.999Z',
  });
  expect(toTransactionFilterMoments({ from: '2026-10-04', to: '2026-10-04' }, 'Australia/Sydney')).toEqual({
    from: '2026-10-03T14:00:00.000Z',
    to: '2026-10-04T12:59:59.999Z',
  });
  expect(toTransactionFilterMoments({ from: null, to: null }, 'Australia/Sydney')).toEqual({});
});
