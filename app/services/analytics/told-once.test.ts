import { expect, test } from 'vitest';
import { forgetTold, onceKey, toldOnce } from './told-once.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  };
}

test('a purchase or a deposit is told once in a tab, also over reloads', () => {
  const storage = memory();
  const first = toldOnce(storage);
  expect(first('Transaction', { checkout_id: 'c-1' })).toBe(true);
  expect(first('purchase completed', { checkout_id: 'c-1' })).toBe(true);
  const reloaded = toldOnce(storage);
  expect(reloaded('Transaction', { checkout_id: 'c-1' })).toBe(false);
  expect(reloaded('Transaction', { checkout_id: 'c-2' })).toBe(true);
  expect(reloaded('Deposit', { deposit_id: 'd-1' })).toBe(true);
  expect(reloaded('Deposit', { deposit_id: 'd-1' })).toBe(false);
});

test('nothing of it stays in the tab once consent is taken back', () => {
  const storage = memory();
  toldOnce(storage)('Deposit', { deposit_id: 'd-1' });
  forgetTold(storage);
  expect(storage.read('vitrine:told')).toBeNull();
});

test('what may happen again is told again', () => {
  const isNew = toldOnce(memory());
  for (const [name, fields] of [
    ['Login', {}],
    ['Deposit', { deposit_id: null }],
    ['constructor', {}],
  ] as const)
    expect([isNew(name, fields), isNew(name, fields)]).toEqual([true, true]);
});

test('the id of a purchase is the same in every tab, so that a service takes it once', () => {
  expect(onceKey('Transaction', { checkout_id: 'c-1' })).toBe('Transaction c-1');
  expect([onceKey('Login', {}), onceKey('Deposit', { deposit_id: null })]).toEqual([null, null]);
});
