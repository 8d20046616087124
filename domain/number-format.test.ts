import { expect, test } from 'vitest';
import { formatGroupedNumber, formatPercentage } from './number-format.ts';

test('formatGroupedNumber groups digits by thousands', () => {
  expect([0, 999, 95_866].map((count) => formatGroupedNumber(count, 'en-AU'))).toEqual(['0', '999', '95,866']);
  expect(formatGroupedNumber(95_866, 'de-CH')).toBe('95’866');
});

test('formatPercentage rounds to the given number of decimals', () => {
  expect([
    formatPercentage(0.454, 'en-AU'),
    formatPercentage(0.4549, 'en-AU', 1),
    formatPercentage(1, 'en-GB', 1),
  ]).toEqual(['45%', '45.5%', '100%']);
});

test.each(['en-AU', 'ar', 'ar-EG', 'zh-Hans-AU', 'de-CH', 'hi', 'mr-u-nu-deva'])(
  'formatGroupedNumber writes small numbers in %s as Intl does',
  (locale) => {
    for (const count of [0, 7, 42, 999, 1000, -1, 1.5])
      expect(formatGroupedNumber(count, locale)).toBe(new Intl.NumberFormat(locale).format(count).replaceAll("'", '’'));
  },
);
