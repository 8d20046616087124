import { expect, test } from 'vitest';
import { formatMomentInUtc, formatZonedMoment, parseZonedMoment } from './zoned-moment.ts';

const SYDNEY = 'Australia/Sydney';

function toUtc(local: string, timeZone = SYDNEY): string | null {
  const moment = parseZonedMoment(local, timeZone);
  return moment === null ? null : formatMomentInUtc(moment);
}

test.each([
  ['in summer time', '2026-01-15T20:31', '2026-01-15T09:31:00Z'],
  ['in winter time', '2026-07-15T20:31', '2026-07-15T10:31:00Z'],
  ['just before clocks go back', '2026-04-05T01:59', '2026-04-04T14:59:00Z'],
  ['the first time that the hour comes twice', '2026-04-05T02:30', '2026-04-04T15:30:00Z'],
  ['after clocks went back', '2026-04-05T03:00', '2026-04-04T17:00:00Z'],
  ['just before clocks go forward', '2026-10-04T01:59', '2026-10-03T15:59:00Z'],
  ['in the hour that is skipped', '2026-10-04T02:30', '2026-10-03T16:30:00Z'],
  ['after clocks went forward', '2026-10-04T03:00', '2026-10-03T16:00:00Z'],
])('a clock time in Sydney %s is a moment in UTC', (_, local, utc) => {
  expect(toUtc(local)).toBe(utc);
});

test.each([
  ['2026-01-15T09:31:00Z', SYDNEY, '2026-01-15T20:31'],
  ['2026-04-04T15:30:00Z', SYDNEY, '2026-04-05T02:30'],
  ['2026-04-04T16:30:00Z', SYDNEY, '2026-04-05T02:30'],
  ['2026-10-03T16:00:00Z', SYDNEY, '2026-10-04T03:00'],
  ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29T02:00'],
  ['2026-06-01T00:15:00Z', 'Asia/Kathmandu', '2026-06-01T06:00'],
])('the moment %s in %s is shown as %s', (utc, timeZone, local) => {
  expect(formatZonedMoment(Date.parse(utc), timeZone)).toBe(local);
});

test('each hour of a year comes back unchanged, but for the hour that comes twice', () => {
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
  const changed = hours.filter((hour) => parseZonedMoment(formatZonedMoment(hour, SYDNEY), SYDNEY) !== hour);
  expect(changed.map(formatMomentInUtc)).toEqual(['2026-04-04T16:00:00Z']);
});

test.each(['', 'tomorrow', '2026-03-01', '2026-03-01T8:00', '2026-13-01T08:00'])('%j is no clock time', (local) => {
  expect(parseZonedMoment(local, SYDNEY)).toBeNull();
});

test('an invalid moment is shown as nothing', () => {
  expect(formatZonedMoment(Number.NaN, SYDNEY)).toBe('');
});
