import { expect, test } from 'vitest';
import { createFormattedTimeLeft, formatTimeLeft, getTimeLeftExpiry } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [49 * HOUR, '2d 1h'],
  [24 * HOUR, '1d 0h'],
  [24 * HOUR - 1, '23h 59m'],
  [HOUR, '1h 0m'],
  [HOUR - 1000, '59m 59s'],
  [MINUTE, '1m 0s'],
  [MINUTE - 1, '59s'],
  [0, ''],
  [-5, ''],
  [Number.NaN, ''],
])('formatTimeLeft writes %d ms left as "%s"', (left, text) => {
  expect(formatTimeLeft(left, 'en-AU')).toBe(text);
});

test.each([49.5 * HOUR, 24 * HOUR, 24 * HOUR - 1, 90.4 * MINUTE, HOUR, HOUR - 1000, 61_500, 59_999, 1])(
  'the text of the time left, now %d ms, is the same until its expiry and another one after it',
  (left) => {
    const now = Date.parse('2026-11-20T09:00:00.000Z');
    const expiry = getTimeLeftExpiry(new Date(now + left).toISOString(), now);
    const textAt = (moment: number) => formatTimeLeft(now + left - moment, 'en-AU');
    expect(textAt(expiry)).toBe(textAt(now));
    expect(textAt(expiry + 1)).not.toBe(textAt(now));
  },
);

test('the text of the time left to a past moment does not expire', () => {
  expect(getTimeLeftExpiry('2026-11-20T09:00:00.000Z', Date.parse('2026-11-20T09:00:00.000Z'))).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('createFormattedTimeLeft gives a moment with the time left from now until then', () => {
  const now = Date.parse('2026-11-20T09:00:00.000Z');
  expect(createFormattedTimeLeft('2026-11-21T10:30:00.000Z', now, 'en-AU')).toEqual({
    at: '2026-11-21T10:30:00.000Z',
    text: '1d 1h',
  });
});
