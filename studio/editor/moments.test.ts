import { describe, expect, test } from 'vitest';
import { findNextWeekdayAt, findTomorrowAt, formatMoment } from './moments.ts';

const SYDNEY = 'Australia/Sydney';
const LONDON = 'Europe/London';
const iso = (at: number) => new Date(at).toISOString();

describe('a quick choice of a moment', () => {
  test('is tomorrow by the calendar of the brand, not of the editor', () => {
    const lateInSydney = Date.UTC(2026, 10, 27, 13, 30);
    expect(iso(findTomorrowAt(lateInSydney, SYDNEY, 9, 0))).toBe('2026-11-28T22:00:00.000Z');
    expect(iso(findTomorrowAt(lateInSydney, LONDON, 9, 0))).toBe('2026-11-28T09:00:00.000Z');
  });

  test('is at the same wall-clock time after a change to daylight-saving time, and into a new year', () => {
    expect(iso(findTomorrowAt(Date.UTC(2026, 9, 2, 23), SYDNEY, 9, 0))).toBe('2026-10-03T22:00:00.000Z');
    expect(iso(findTomorrowAt(Date.UTC(2026, 9, 1, 23), SYDNEY, 9, 0))).toBe('2026-10-02T23:00:00.000Z');
    expect(iso(findTomorrowAt(Date.UTC(2026, 11, 31), SYDNEY, 9, 0))).toBe('2026-12-31T22:00:00.000Z');
  });

  test.each([
    ['a Monday', '2026-11-30', '2026-12-01T09:31:00.000Z'],
    ['a Tuesday', '2026-12-01', '2026-12-08T09:31:00.000Z'],
    ['a Wednesday', '2026-12-02', '2026-12-08T09:31:00.000Z'],
  ])('on %s is the Tuesday that follows', (_, day, moment) => {
    expect(iso(findNextWeekdayAt(Date.parse(`${day}T01:00Z`), SYDNEY, 2, 20, 31))).toBe(moment);
  });
});

test('a moment is named by its day and time in the zone of the brand', () => {
  expect(formatMoment(Date.UTC(2026, 10, 27, 22), SYDNEY).replaceAll(/\s/g, ' ')).toBe('Sat, 28 Nov 2026, 9:00 am');
});
