import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createDateFormatCache,
  getEpochDayAndHourInTimeZone,
  getShortDateTimeFormat,
  getShortMonthFormat,
  getShortWeekdayDateWithoutYearFormat,
} from './date-format.ts';

test('a date format is created once per locale and time zone and then reused', () => {
  const weekdays = createDateFormatCache({ weekday: 'long' });
  expect(weekdays('en-AU', 'Australia/Sydney')).toBe(weekdays('en-AU', 'Australia/Sydney'));
  expect(weekdays('en-AU', 'Pacific/Auckland').format(Date.UTC(2026, 0, 1, 12))).toBe('Friday');
});

test('short month names in English have three letters', () => {
  const september = Date.UTC(2026, 8, 12, 9);
  expect(getShortWeekdayDateWithoutYearFormat('en-AU', 'UTC').format(september)).toBe('Sat, 12 Sep');
  expect(getShortDateTimeFormat('en-GB', 'UTC').format(september)).toBe('12 Sep 2026, 09:00');
  const months = Array.from({ length: 12 }, (_, month) =>
    getShortMonthFormat('en-AU', 'UTC').format(Date.UTC(2026, month, 1)),
  );
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});

test.each(['Australia/Sydney', 'Europe/London', 'Australia/Lord_Howe', 'UTC'])(
  'getEpochDayAndHourInTimeZone returns the day and hour of any moment in the time zone %s',
  (timeZone) => {
    const moments = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) });
    fc.assert(
      fc.property(moments, (moment) => {
        const date = new TZDate(moment, timeZone);
        const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
        expect(getEpochDayAndHourInTimeZone(moment, timeZone)).toEqual({ day, hour: date.getHours() });
      }),
    );
  },
);
