import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmountWithoutZeroCents,
  formatCurrencyAmount,
  getCurrencySymbol,
  parseDecimalAmount,
  toDecimalAmount,
} from './money.ts';

describe('parseDecimalAmount', () => {
  test.each([
    ['12.50', 1250],
    ['0.05', 5],
    ['100', 10000],
    ['7.5', 750],
    ['-3.20', -320],
    ['-0.00', 0],
    ['0.29', 29],
    ['8123456.01', 812345601],
  ])('reads "%s" as %i minor units', (text, minor) => {
    expect(parseDecimalAmount(text)).toBe(minor);
  });

  test.each(['', '1.234', '1,000.00', '$5', ' 5', '1e3', 'NaN', '.50', '5.'])(
    'throws for the invalid amount %j',
    (text) => {
      expect(() => parseDecimalAmount(text)).toThrow(RangeError);
    },
  );
});

test('toDecimalAmount and parseDecimalAmount are inverse for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (minor) => {
      expect(parseDecimalAmount(toDecimalAmount(minor))).toBe(minor);
    }),
  );
});

test('toDecimalAmount throws for a fraction of a minor unit', () => {
  expect(() => toDecimalAmount(12.5)).toThrow('12.5 is no count of minor units');
});

const au = { locale: 'en-AU', currency: 'AUD' };
const gb = { locale: 'en-GB', currency: 'GBP' };

test('formatCurrencyAmount writes two decimals and a true minus sign', () => {
  expect([1250, 1200, 0, -340].map((minor) => formatCurrencyAmount(minor, au))).toEqual([
    '$12.50',
    '$12.00',
    '$0.00',
    '\u2212$3.40',
  ]);
});

test('formatAmountWithoutZeroCents leaves out cents that are zero', () => {
  expect([1250, 1200, 400_000_000].map((minor) => formatAmountWithoutZeroCents(minor, au))).toEqual([
    '$12.50',
    '$12',
    '$4,000,000',
  ]);
  expect(formatAmountWithoutZeroCents(165_000_000, gb)).toBe('£1,650,000');
});

test('getCurrencySymbol returns the short symbol, such as $', () => {
  expect(getCurrencySymbol({ locale: 'en-AU', currency: 'AUD' })).toBe('$');
  expect(getCurrencySymbol({ locale: 'en-GB', currency: 'GBP' })).toBe('£');
});
