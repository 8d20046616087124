import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  floorToMainUnits,
  formatAmountWithoutZeroCents,
  formatCurrencyAmount,
  getCurrencySymbol,
  parseDecimalAmount,
  parseMoney,
  toDecimalAmount,
  toMainUnits,
  toMinorUnits,
} from './money.ts';

describe('parseDecimalAmount', () => {
  test.each([
    ['12.50', 'AUD', 1250],
    ['0.05', 'AUD', 5],
    ['100', 'AUD', 10000],
    ['7.5', 'AUD', 750],
    ['-3.20', 'AUD', -320],
    ['-0.00', 'AUD', 0],
    ['0.29', 'AUD', 29],
    ['8123456.01', 'AUD', 812345601],
    ['1234.50', 'CHF', 123450],
    ['1250', 'JPY', 1250],
    ['-0', 'JPY', 0],
    ['1.5', 'KWD', 1500],
    ['1.234', 'KWD', 1234],
  ])('reads "%s" in %s as %i minor units', (text, currency, minor) => {
    expect(parseDecimalAmount(text, currency)).toBe(minor);
  });

  test.each([
    ...['', '1.234', '1,000.00', '$5', ' 5', '1e3', 'NaN', '.50', '5.'].map((text) => [text, 'AUD'] as const),
    ['12.50', 'JPY'],
    ['1.2345', 'KWD'],
    ['9999999999999.999', 'KWD'],
  ] as const)('throws for the invalid amount %j in %s', (text, currency) => {
    expect(() => parseDecimalAmount(text, currency)).toThrow(RangeError);
  });
});

test.each(['AUD', 'JPY', 'KWD'])(
  'toDecimalAmount and parseDecimalAmount are inverse for every amount in %s',
  (currency) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (minor) => {
        expect(parseMoney({ amount: toDecimalAmount(minor, currency), currency })).toBe(minor);
      }),
    );
  },
);

test('toDecimalAmount writes the decimals of the currency', () => {
  expect([0, 5, -1250].map((minor) => toDecimalAmount(minor, 'AUD'))).toEqual(['0.00', '0.05', '-12.50']);
  expect([0, 5, -1250].map((minor) => toDecimalAmount(minor, 'JPY'))).toEqual(['0', '5', '-1250']);
  expect([0, 5, -1250].map((minor) => toDecimalAmount(minor, 'KWD'))).toEqual(['0.000', '0.005', '-1.250']);
});

test('toDecimalAmount throws for a fraction of a minor unit', () => {
  expect(() => toDecimalAmount(12.5, 'AUD')).toThrow('12.5 is no count of minor units');
});

test('toMinorUnits and toMainUnits convert by the decimals of the currency', () => {
  expect(['AUD', 'JPY', 'KWD'].map((currency) => toMinorUnits(19.99, currency))).toEqual([1999, 20, 19990]);
  expect(['AUD', 'JPY', 'KWD'].map((currency) => toMainUnits(1999, currency))).toEqual([19.99, 1999, 1.999]);
});

test('floorToMainUnits leaves out what is less than a main unit', () => {
  expect(['AUD', 'JPY', 'KWD'].map((currency) => floorToMainUnits(1999, currency))).toEqual([1900, 1999, 1000]);
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

test.each([
  ['de-CH', 'CHF', 123_450, 'CHF\u00a01’234.50', 'CHF\u00a01’234.50'],
  ['de-CH', 'CHF', 200_000, 'CHF\u00a02’000.00', 'CHF\u00a02’000'],
  ['de-CH', 'CHF', -340, 'CHF\u22123.40', 'CHF\u22123.40'],
  ['ja-JP', 'JPY', 1234, '￥1,234', '￥1,234'],
  ['en-KW', 'KWD', 1_234_500, 'KWD\u00a01,234.500', 'KWD\u00a01,234.500'],
  ['en-KW', 'KWD', 5000, 'KWD\u00a05.000', 'KWD\u00a05'],
])(
  'an amount in the locale %s and the currency %s is written with all decimals and without zero cents: %i minor units',
  (locale, currency, minor, amount, price) => {
    expect(formatCurrencyAmount(minor, { locale, currency })).toBe(amount);
    expect(formatAmountWithoutZeroCents(minor, { locale, currency })).toBe(price);
  },
);

test('the symbol of a currency has no country in Arabic, and a symbol that has letters of its own keeps them', () => {
  expect(formatCurrencyAmount(123450, { locale: 'ar', currency: 'AUD' })).toBe('\u200F1,234.50\u00A0$');
  expect(getCurrencySymbol({ locale: 'ar', currency: 'GBP' })).toBe('£');
  expect(formatCurrencyAmount(123450, { locale: 'en-AU', currency: 'BRL' })).toBe('R$1,234.50');
});
