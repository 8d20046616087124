import { expect, test } from 'vitest';
import { GROUP_DRAFT_STORAGE_KEY, PURCHASE_ATTEMPT_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import { clearCustomerTabStorage } from './clear-customer-storage.ts';

test('a log-out removes what a customer typed, but not the key of a purchase whose outcome is not known', () => {
  const stored = new Map<string, string>([
    [GROUP_DRAFT_STORAGE_KEY, '{}'],
    [PURCHASE_ATTEMPT_STORAGE_KEY, '7 key'],
  ]);
  clearCustomerTabStorage({
    read: (name) => stored.get(name) ?? null,
    write: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  });
  expect([...stored]).toEqual([[PURCHASE_ATTEMPT_STORAGE_KEY, '7 key']]);
});
