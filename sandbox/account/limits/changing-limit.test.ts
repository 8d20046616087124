import { expect, test } from 'vitest';
import { COOLING_OFF, changedLimit, limitAt } from './changing-limit.ts';

const NOW = 1_000_000;
const limit = { amount: 5000, pending: null };
const raised = { amount: 5000, pending: { amount: 8000, at: NOW + COOLING_OFF } };
const ending = { amount: 5000, pending: { amount: null, at: NOW + COOLING_OFF } };

test('a lower limit holds at once', () => {
  expect(changedLimit(limit, 4999, NOW)).toEqual({ amount: 4999, pending: null });
});

test('a higher limit holds after the cooling-off, the end of a limit too', () => {
  expect([changedLimit(limit, 8000, NOW), changedLimit(limit, null, NOW)]).toEqual([raised, ending]);
});

test('what was pending is given up by the next change, also by one to the same amount', () => {
  expect(changedLimit(raised, 5000, NOW)).toEqual(limit);
  expect(changedLimit(raised, 9000, NOW + 1)).toEqual({
    amount: 5000,
    pending: { amount: 9000, at: NOW + 1 + COOLING_OFF },
  });
});

test('a pending change comes with its moment, and not a millisecond before', () => {
  const at = NOW + COOLING_OFF;
  expect([limitAt(raised, at - 1), limitAt(raised, at)]).toEqual([raised, { amount: 8000, pending: null }]);
  expect([limitAt(ending, at - 1), limitAt(ending, at)]).toEqual([ending, null]);
});
