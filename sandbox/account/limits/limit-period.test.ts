import { expect, test } from 'vitest';
import { getLimitPeriodBounds } from './limit-period.ts';

function spanOf(period: 'day' | 'week' | 'month', now: string, timeZone = 'Australia/Sydney') {
  const { start, end } = getLimitPeriodBounds(period, Date.parse(now), timeZone);
  return [new Date(start).toISOString(), new Date(end).toISOString()];
}

test('limit periods follow the calendar in the shop’s time zone', () => {
  const now = '2026-03-04T13:30:00Z';
  expect(spanOf('day', now)).toEqual(['2026-03-04T13:00:00.000Z', '2026-03-05T13:00:00.000Z']);
  expect(spanOf('week', now)).toEqual(['2026-03-01T13:00:00.000Z', '2026-03-08T13:00:00.000Z']);
  expect(spanOf('month', now)).toEqual(['2026-02-28T13:00:00.000Z', '2026-03-31T13:00:00.000Z']);
  expect(spanOf('day', now, 'Europe/London')).toEqual(['2026-03-04T00:00:00.000Z', '2026-03-05T00:00:00.000Z']);
});

test('a daily limit period lasts 25 hours when the clocks go back', () => {
  expect(spanOf('day', '2026-04-05T06:00:00Z')).toEqual(['2026-04-04T13:00:00.000Z', '2026-04-05T14:00:00.000Z']);
});
