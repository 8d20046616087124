import { describe, expect, test } from 'vitest';
import { findExceededSpendOrDepositLimit, type SpendOrDepositLimit } from './exceeded-limit.ts';

const week: SpendOrDepositLimit = {
  kind: 'spend',
  period: 'week',
  isSystem: false,
  limit: 10_000,
  remaining: 7000,
  resetsAt: '2026-03-08T14:00:00Z',
};
const month: SpendOrDepositLimit = { ...week, period: 'month', isSystem: true, limit: 2_500_000, remaining: 5000 };

describe('findExceededSpendOrDepositLimit', () => {
  test('returns the limit that the amount exceeds, with the excess', () => {
    expect(findExceededSpendOrDepositLimit([week], 9000)).toEqual({ ...week, exceeded: 2000 });
    expect(findExceededSpendOrDepositLimit([{ ...week, limit: 5000, remaining: 0 }], 1000)?.exceeded).toBe(1000);
  });

  test('returns the limit with the least remaining when the amount exceeds several', () => {
    expect(findExceededSpendOrDepositLimit([week, month], 9000)).toEqual({ ...month, exceeded: 4000 });
  });

  test('returns null when every limit leaves enough', () => {
    expect([findExceededSpendOrDepositLimit([week, month], 5000), findExceededSpendOrDepositLimit([], 9000)]).toEqual([
      null,
      null,
    ]);
  });
});
