import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveDrawDay } from './draw-day.ts';
import { findNextMidnight } from './next-midnight.ts';

const SYDNEY = 'Australia/Sydney';

function at(local: string, timeZone = SYDNEY): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
}

describe('resolveDrawDay on Monday 3 June 2024', () => {
  test.each([
    ['2024-06-03T12:00', '2024-06-03T09:00', 'today'],
    ['2024-06-03T17:59', '2024-06-03T09:00', 'today'],
    ['2024-06-03T18:00', '2024-06-03T09:00', 'tonight'],
    ['2024-06-03T20:30', '2024-06-03T19:00', 'tonight'],
    ['2024-06-03T23:59', '2024-06-03T00:00', 'tonight'],
    ['2024-06-04T00:00', '2024-06-03T23:59', 'tomorrow'],
    ['2024-06-04T20:00', '2024-06-03T09:00', 'tomorrow'],
    ['2024-06-05T20:00', '2024-06-03T09:00', 'thisWeekday'],
    ['2024-06-06T20:00', '2024-06-03T09:00', 'thisWeekday'],
    ['2024-06-09T20:00', '2024-06-03T09:00', 'thisWeekday'],
    ['2024-06-10T08:00', '2024-06-03T09:00', 'nextWeekday'],
    ['2024-06-16T23:00', '2024-06-03T09:00', 'nextWeekday'],
    ['2024-06-17T00:00', '2024-06-03T09:00', 'date'],
    ['2024-06-02T20:00', '2024-06-03T09:00', 'date'],
  ])('labels a draw at %s, seen at %s, as "%s"', (draw, now, label) => {
    expect(resolveDrawDay(at(draw), at(now), SYDNEY)).toBe(label);
  });
});

test('resolveDrawDay uses the day in the time zone of the shop, not of the machine', () => {
  const draw = at('2024-06-04T08:00');
  const now = at('2024-06-03T22:00');
  expect(resolveDrawDay(draw, now, SYDNEY)).toBe('tomorrow');
  expect(resolveDrawDay(draw, now, 'Europe/London')).toBe('tonight');
});

test('resolveDrawDay and findNextMidnight count a day of 25 hours as one day', () => {
  expect(resolveDrawDay(at('2024-04-08T20:00'), at('2024-04-06T23:30'), SYDNEY)).toBe('thisWeekday');
  expect(findNextMidnight(at('2024-04-07T00:30'), SYDNEY)).toBe(at('2024-04-08T00:00'));
});

test('resolveDrawDay returns the same label for a draw until the next midnight of the shop', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2024-01-01T00:00'), max: at('2026-01-01T00:00') }),
      fc.integer({ min: 0, max: 20 * 86_400_000 }),
      fc.nat(),
      (now, ahead, later) => {
        const change = findNextMidnight(now, SYDNEY);
        const until = now + (later % (change - now));
        expect(resolveDrawDay(now + ahead, until, SYDNEY)).toBe(resolveDrawDay(now + ahead, now, SYDNEY));
      },
    ),
  );
});
