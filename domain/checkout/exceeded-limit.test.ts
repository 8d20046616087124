import { describe, expect, test } from 'vitest';
import { type ActiveLimit, findExceededLimit } from './exceeded-limit.ts';

const week: ActiveLimit = {
  kind: 'spend',
  period: 'week',
  isSystem: false,
  limit: 10_000,
  remaining: 7000,
  resetsAt: '2026-03-08T14:00:00Z',
};
const month: ActiveLimit = { ...week, period: 'month', isSystem: true, limit: 2_500_000, remaining: 5000 };

describe('findExceededLimit', () => {
  test('returns the limit that the amount exceeds, with the excess', () => {
    expect(findExceededLimit([week], 9000)).toEqual({ ...week, exceeded: 2000 });
    expect(findExceededLimit([{ ...week, limit: 5000, remaining: 0 }], 1000)?.exceeded).toBe(1000);
  });

  test('returns the limit with the least remaining when the amount exceeds several', () => {
    expect(findExceededLimit([week, month], 9000)).toEqual({ ...month, exceeded: 4000 });
  });

  test('returns null when every limit leaves enough', () => {
    expect([findExceededLimit([week, month], 5000), findExceededLimit([], 9000)]).toEqual([null, null]);
  });
});
