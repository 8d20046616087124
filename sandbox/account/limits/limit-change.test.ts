import { expect, test } from 'vitest';
import { applyLimitChange, getLimitAt, LIMIT_COOLING_OFF_MS } from './limit-change.ts';

const NOW = 1_000_000;
const limit = { amount: 5000, pending: null };
const raised = { amount: 5000, pending: { amount: 8000, at: NOW + LIMIT_COOLING_OFF_MS } };
const ending = { amount: 5000, pending: { amount: null, at: NOW + LIMIT_COOLING_OFF_MS } };

test('a lower limit holds at once', () => {
  expect(applyLimitChange(limit, 4999, NOW)).toEqual({ amount: 4999, pending: null });
});

test('a higher limit holds after the cooling-off, the end of a limit too', () => {
  expect([applyLimitChange(limit, 8000, NOW), applyLimitChange(limit, null, NOW)]).toEqual([raised, ending]);
});

test('what was pending is given up by the next change, also by one to the same amount', () => {
  expect(applyLimitChange(raised, 5000, NOW)).toEqual(limit);
  expect(applyLimitChange(raised, 9000, NOW + 1)).toEqual({
    amount: 5000,
    pending: { amount: 9000, at: NOW + 1 + LIMIT_COOLING_OFF_MS },
  });
});

test('a pending change comes with its moment, and not a millisecond before', () => {
  const at = NOW + LIMIT_COOLING_OFF_MS;
  expect([getLimitAt(raised, at - 1), getLimitAt(raised, at)]).toEqual([raised, { amount: 8000, pending: null }]);
  expect([getLimitAt(ending, at - 1), getLimitAt(ending, at)]).toEqual([ending, null]);
});
