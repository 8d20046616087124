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
