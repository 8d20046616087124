import { expect, test } from 'vitest';
import { toCamelCaseProperties, toSnakeCaseProperties } from './property-casing.ts';

const keyed = new Set(['prices', 'blocked_reasons']);

test('toCamelCaseProperties renames properties at every depth and keeps values', () => {
  expect(
    toCamelCaseProperties(
      { cart_items: [{ draw_no: 7, unit_price: { amount: '1.00' } }], game_type: 'reduced_system' },
      keyed,
    ),
  ).toEqual({ cartItems: [{ drawNo: 7, unitPrice: { amount: '1.00' } }], gameType: 'reduced_system' });
});

test('toCamelCaseProperties keeps keys that are data, but renames the properties of their values', () => {
  expect(
    toCamelCaseProperties(
      { blocked_reasons: { spend_limit: 'No.', other_id: { sub_text: 'x' } }, prices: { 4: '3.40' } },
      keyed,
    ),
  ).toEqual({ blockedReasons: { spend_limit: 'No.', other_id: { subText: 'x' } }, prices: { 4: '3.40' } });
});

test('toSnakeCaseProperties renames properties at every depth', () => {
  expect(toSnakeCaseProperties({ numberSets: [{ drawNo: 1 }], blockedReasons: { aB: 1 }, day: null }, keyed)).toEqual({
    number_sets: [{ draw_no: 1 }],
    blocked_reasons: { aB: 1 },
    day: null,
  });
});

test('converting a key named __proto__ does not pollute any prototype', () => {
  const value = JSON.parse('{"__proto__": {"polluted_key": true}}');
  const result = toCamelCaseProperties(value, keyed);
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  expect(JSON.stringify(result)).toBe('{"_Proto__":{"pollutedKey":true}}');
  const data = JSON.parse('{"prices": {"__proto__": {"polluted_key": true}}}');
  expect(JSON.stringify(toCamelCaseProperties(data, keyed))).toBe('{"prices":{"__proto__":{"pollutedKey":true}}}');
  expect(JSON.stringify(toSnakeCaseProperties(value, keyed))).toBe(JSON.stringify(value));
});
