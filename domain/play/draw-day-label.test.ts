import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNextMidnight, formatDrawDayLabel } from './draw-day-label.ts';

const sydney = { timeZone: 'Australia/Sydney', locale: 'en-AU' };

function at(local: string, timeZone = sydney.timeZone): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
}

describe('formatDrawDayLabel on Monday 3 June 2024', () => {
  test.each([
    ['2024-06-03T12:00', '2024-06-03T09:00', 'Today'],
    ['2024-06-03T17:59', '2024-06-03T09:00', 'Today'],
    ['2024-06-03T18:00', '2024-06-03T09:00', 'Tonight'],
    ['2024-06-03T20:30', '2024-06-03T19:00', 'Tonight'],
    ['2024-06-03T23:59', '2024-06-03T00:00', 'Tonight'],
    ['2024-06-04T00:00', '2024-06-03T23:59', 'Tomorrow'],
    ['2024-06-04T20:00', '2024-06-03T09:00', 'Tomorrow'],
    ['2024-06-05T20:00', '2024-06-03T09:00', 'This Wednesday'],
    ['2024-06-06T20:00', '2024-06-03T09:00', 'This Thursday'],
    ['2024-06-09T20:00', '2024-06-03T09:00', 'This Sunday'],
    ['2024-06-10T08:00', '2024-06-03T09:00', 'Next Monday'],
    ['2024-06-16T23:00', '2024-06-03T09:00', 'Next Sunday'],
    ['2024-06-17T00:00', '2024-06-03T09:00', '17 June 2024'],
    ['2024-06-02T20:00', '2024-06-03T09:00', '2 June 2024'],
  ])('labels a draw at %s, seen at %s, as "%s"', (draw, now, label) => {
    expect(formatDrawDayLabel(at(draw), at(now), sydney)).toBe(label);
  });
});

test('formatDrawDayLabel uses the day in the time zone of the shop, not of the machine', () => {
  const draw = at('2024-06-04T08:00');
  const now = at('2024-06-03T22:00');
  expect(formatDrawDayLabel(draw, now, sydney)).toBe('Tomorrow');
  expect(formatDrawDayLabel(draw, now, { timeZone: 'Europe/London', locale: 'en-GB' })).toBe('Tonight');
});

test('formatDrawDayLabel and findNextMidnight count a day of 25 hours as one day', () => {
  expect(formatDrawDayLabel(at('2024-04-08T20:00'), at('2024-04-06T23:30'), sydney)).toBe('This Monday');
  expect(findNextMidnight(at('2024-04-07T00:30'), sydney.timeZone)).toBe(at('2024-04-08T00:00'));
});

test('formatDrawDayLabel returns the same label for a draw until the next midnight of the shop', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2024-01-01T00:00'), max: at('2026-01-01T00:00') }),
      fc.integer({ min: 0, max: 20 * 86_400_000 }),
      fc.nat(),
      (now, ahead, later) => {
        const change = findNextMidnight(now, sydney.timeZone);
        const until = now + (later % (change - now));
        expect(formatDrawDayLabel(now + ahead, until, sydney)).toBe(formatDrawDayLabel(now + ahead, now, sydney));
      },
    ),
  );
});
