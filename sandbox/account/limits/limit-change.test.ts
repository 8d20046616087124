import { expect, test } from 'vitest';
import { applyLimitChange, getLimitInForceAt, LIMIT_COOLING_OFF_MS } from './limit-change.ts';

const NOW = 1_000_000;
const limit = { amount: 5000, pending: null };
const raised = { amount: 5000, pending: { amount: 8000, at: NOW + LIMIT_COOLING_OFF_MS } };
const ending = { amount: 5000, pending: { amount: null, at: NOW + LIMIT_COOLING_OFF_MS } };

test('a lowered limit applies at once', () => {
  expect(applyLimitChange(limit, 4999, NOW)).toEqual({ amount: 4999, pending: null });
});

test('a raised or removed limit applies after the cooling-off', () => {
  expect([applyLimitChange(limit, 8000, NOW), applyLimitChange(limit, null, NOW)]).toEqual([raised, ending]);
});

test('a further change of a limit discards the pending one, even a change to the amount in force', () => {
  expect(applyLimitChange(raised, 5000, NOW)).toEqual(limit);
  expect(applyLimitChange(raised, 9000, NOW + 1)).toEqual({
    amount: 5000,
    pending: { amount: 9000, at: NOW + 1 + LIMIT_COOLING_OFF_MS },
  });
});

test('a pending limit change applies at its time, not a millisecond earlier', () => {
  const at = NOW + LIMIT_COOLING_OFF_MS;
  expect([getLimitInForceAt(raised, at - 1), getLimitInForceAt(raised, at)]).toEqual([
    raised,
    { amount: 8000, pending: null },
  ]);
  expect([getLimitInForceAt(ending, at - 1), getLimitInForceAt(ending, at)]).toEqual([ending, null]);
});
