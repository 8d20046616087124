import { expect, test } from 'vitest';
import { parseAmountToMainUnits, parseMoneyToMainUnits } from './main-units.ts';

test('amounts of analytics are in main units, whatever the decimals of the currency', () => {
  expect(parseAmountToMainUnits('25.50', 'AUD')).toBe(25.5);
  expect(parseAmountToMainUnits('2550', 'JPY')).toBe(2550);
  expect(parseMoneyToMainUnits({ amount: '25.505', currency: 'KWD' })).toBe(25.505);
});

test('an amount that is unknown stays null', () => {
  expect([parseAmountToMainUnits(null, 'AUD'), parseMoneyToMainUnits(null)]).toEqual([null, null]);
});
