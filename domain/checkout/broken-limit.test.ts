import { describe, expect, test } from 'vitest';
import { brokenLimit, type RunningLimit } from './broken-limit.ts';

const week: RunningLimit = {
  kind: 'spend',
  period: 'week',
  isSystem: false,
  limit: 10_000,
  remaining: 7000,
  resetsAt: '2026-03-08T14:00:00Z',
};
const month: RunningLimit = { ...week, period: 'month', isSystem: true, limit: 2_500_000, remaining: 5000 };

describe('an amount breaks', () => {
  test('a limit that leaves less, by what it is more', () => {
    expect(brokenLimit([week], 9000)).toEqual({ ...week, exceeded: 2000 });
    expect(brokenLimit([{ ...week, limit: 5000, remaining: 0 }], 1000)?.exceeded).toBe(1000);
  });

  test('of several the one that leaves least', () => {
    expect(brokenLimit([week, month], 9000)).toEqual({ ...month, exceeded: 4000 });
  });

  test('none that leaves enough', () => {
    expect([brokenLimit([week, month], 5000), brokenLimit([], 9000)]).toEqual([null, null]);
  });
});
