import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateFormats, localTime } from './date-format.ts';

test('a format is made once', () => {
  const weekdays = dateFormats({ weekday: 'long' });
  expect(weekdays('en-AU', 'Australia/Sydney')).toBe(weekdays('en-AU', 'Australia/Sydney'));
  expect(weekdays('en-AU', 'Pacific/Auckland').format(Date.UTC(2026, 0, 1, 12))).toBe('Friday');
});

test.each(['Australia/Sydney', 'Europe/London', 'Australia/Lord_Howe', 'UTC'])('the calendar of %s', (timeZone) => {
  const moments = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) });
  fc.assert(
    fc.property(moments, (moment) => {
      const date = new TZDate(moment, timeZone);
      const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
      expect(localTime(moment, timeZone)).toEqual({ day, hour: date.getHours() });
    }),
  );
});
