import { describe, expect, test } from 'vitest';
import {
  formatNextOpeningChange,
  formatOpeningTime,
  resolveSupportOpeningStatus,
  type SupportHoursOnWeekdays,
  WEEKDAY_KEYS,
} from './opening-hours.ts';

const week: SupportHoursOnWeekdays = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '09:00',
  closes: '18:00',
};
const saturday: SupportHoursOnWeekdays = { days: ['saturday'], opens: '10:00', closes: '14:00' };
const late: SupportHoursOnWeekdays = { days: ['friday'], opens: '20:00', closes: '02:00' };

function at(hours: readonly SupportHoursOnWeekdays[], now: string, timeZone = 'Australia/Sydney') {
  const { isOpen, changes } = resolveSupportOpeningStatus(hours, Date.parse(now), timeZone);
  return [isOpen, changes === null ? null : new Date(changes).toISOString()];
}

describe('resolveSupportOpeningStatus', () => {
  test.each([
    ['just before they begin', '2026-11-19T21:59:59.999Z', false, '2026-11-19T22:00:00.000Z'],
    ['when they begin', '2026-11-19T22:00:00.000Z', true, '2026-11-20T07:00:00.000Z'],
    ['just before they end', '2026-11-20T06:59:59.999Z', true, '2026-11-20T07:00:00.000Z'],
    ['when they end, until Saturday', '2026-11-20T07:00:00.000Z', false, '2026-11-20T23:00:00.000Z'],
    ['on a Sunday, until Monday', '2026-11-22T01:00:00.000Z', false, '2026-11-22T22:00:00.000Z'],
  ])('returns whether support is open and when opening hours change that next: %s', (_, now, isOpen, changes) =>
    expect(at([week, saturday], now)).toEqual([isOpen, changes]),
  );

  test('follows the clock of the shop, also over daylight saving changes', () => {
    expect(at([week], '2026-11-20T10:00:00Z', 'Europe/London')).toEqual([true, '2026-11-20T18:00:00.000Z']);
    // Clocks go back on Sunday 25 October 2026 in London, and forward on Sunday 4 October in Sydney.
    expect(at([week], '2026-10-24T12:00:00Z', 'Europe/London')).toEqual([false, '2026-10-26T09:00:00.000Z']);
    expect(at([week], '2026-10-03T00:00:00Z')).toEqual([false, '2026-10-04T22:00:00.000Z']);
  });

  test('joins hours that last past midnight or follow each other without a gap', () => {
    expect(at([late], '2026-11-20T14:00:00Z')).toEqual([true, '2026-11-20T15:00:00.000Z']);
    const evening = { ...week, opens: '18:00', closes: '20:00' };
    expect(at([week, evening], '2026-11-19T23:00:00Z')).toEqual([true, '2026-11-20T09:00:00.000Z']);
  });

  test('returns no next change for support that never closes, and the closing time for one open six whole days', () => {
    const always: SupportHoursOnWeekdays = { days: WEEKDAY_KEYS, opens: '00:00', closes: '00:00' };
    // A week before, a week after and on the day of each daylight saving change.
    for (const now of ['2026-04-04T12:00:00Z', '2026-03-30T00:00:00Z', '2026-10-03T16:30:00Z', '2026-11-20T01:00:00Z'])
      expect(at([always], now)).toEqual([true, null]);
    expect(at([{ ...always, days: WEEKDAY_KEYS.slice(1) }], '2026-11-20T01:00:00Z')).toEqual([
      true,
      '2026-11-21T13:00:00.000Z',
    ]);
  });

  test('ignores hours inside the hour that daylight saving skips', () => {
    const night: SupportHoursOnWeekdays = { days: ['sunday'], opens: '02:15', closes: '02:45' };
    const minutes: SupportHoursOnWeekdays = { days: ['sunday'], opens: '02:30', closes: '03:00' };
    expect(at([minutes], '2026-10-03T15:00:00Z')).toEqual([false, '2026-10-10T15:30:00.000Z']);
    expect(at([night], '2026-04-04T12:00:00Z')[0]).toBe(false);
  });

  test('returns closed without a next change when there are no opening hours', () =>
    expect(at([], '2026-11-20T00:00:00Z')).toEqual([false, null]));

  test('formatNextOpeningChange and formatOpeningTime write a time by locale, with its weekday if on another day', () => {
    const place = { locale: 'en-AU', timeZone: 'Australia/Sydney' };
    const now = Date.parse('2026-11-20T01:00:00Z');
    expect(formatNextOpeningChange(Date.parse('2026-11-20T07:00:00Z'), now, place)).toBe('6:00 pm');
    expect(formatNextOpeningChange(Date.parse('2026-11-22T22:00:00Z'), now, place)).toMatch(/^Monday\D+9:00 am$/);
    expect([formatOpeningTime('09:00', 'en-AU'), formatOpeningTime('17:30', 'en-GB')]).toEqual(['9:00 am', '17:30']);
    const london = { locale: 'en-GB', timeZone: 'Europe/London' };
    const opens = Date.parse('2026-11-23T09:00:00Z');
    const texts = ['2026-11-23T08:00:00Z', '2026-11-22T12:00:00Z'].map((at) =>
      formatNextOpeningChange(opens, Date.parse(at), london),
    );
    expect([...texts, formatOpeningTime('09:00', 'en-GB')]).toEqual(['09:00', 'Monday 09:00', '09:00']);
  });
});
