import { expect, test } from 'vitest';
import {
  clearAnalyticsTabStorage,
  createAnalyticsDuplicateKey,
  createTrackedPurchaseAndDepositFilter,
} from './once-per-tab.ts';

function memory() {
  const storedValues = new Map<string, string>();
  return {
    read: (name: string) => storedValues.get(name) ?? null,
    write: (name: string, value: string) => void storedValues.set(name, value),
    remove: (name: string) => void storedValues.delete(name),
  };
}

test('an analytics event of a purchase or deposit is sent once per tab, across reloads', () => {
  const storage = memory();
  const first = createTrackedPurchaseAndDepositFilter(storage);
  expect(first('Transaction', { checkout_id: 'c-1' })).toBe(true);
  expect(first('purchase completed', { checkout_id: 'c-1' })).toBe(true);
  const reloaded = createTrackedPurchaseAndDepositFilter(storage);
  expect(reloaded('Transaction', { checkout_id: 'c-1' })).toBe(false);
  expect(reloaded('Transaction', { checkout_id: 'c-2' })).toBe(true);
  expect(reloaded('Deposit', { deposit_id: 'd-1' })).toBe(true);
  expect(reloaded('Deposit', { deposit_id: 'd-1' })).toBe(false);
});

test('clearAnalyticsTabStorage removes what the once-per-tab filter stored', () => {
  const storage = memory();
  createTrackedPurchaseAndDepositFilter(storage)('Deposit', { deposit_id: 'd-1' });
  clearAnalyticsTabStorage(storage);
  expect(storage.read('vitrine:told')).toBeNull();
});

test('analytics events without the id of a purchase or deposit are sent every time', () => {
  const isNew = createTrackedPurchaseAndDepositFilter(memory());
  for (const [name, fields] of [
    ['Login', {}],
    ['Deposit', { deposit_id: null }],
    ['constructor', {}],
  ] as const)
    expect([isNew(name, fields), isNew(name, fields)]).toEqual([true, true]);
});

test('the duplicate key of a purchase event is made of its name and checkout id, and events without an id have none', () => {
  expect(createAnalyticsDuplicateKey('Transaction', { checkout_id: 'c-1' })).toBe('Transaction c-1');
  expect([
    createAnalyticsDuplicateKey('Login', {}),
    createAnalyticsDuplicateKey('Deposit', { deposit_id: null }),
  ]).toEqual([null, null]);
});
