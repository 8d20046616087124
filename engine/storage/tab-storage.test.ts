// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { CHECKOUT_CART_REFERENCE_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import { openConsentCheckedTabStorage } from './tab-storage.ts';

afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'consent=; max-age=-1';
});

test('an essential value is kept in tab storage before the visitor has consented', () => {
  const storage = openConsentCheckedTabStorage('essential');
  storage.write(CHECKOUT_CART_REFERENCE_STORAGE_KEY, '1');
  expect(storage.read(CHECKOUT_CART_REFERENCE_STORAGE_KEY)).toBe('1');
  storage.remove(CHECKOUT_CART_REFERENCE_STORAGE_KEY);
  expect(storage.read(CHECKOUT_CART_REFERENCE_STORAGE_KEY)).toBeNull();
});

test('a non-essential value is kept in tab storage only once the visitor has consented', () => {
  const storage = openConsentCheckedTabStorage('non_essential');
  storage.write(CHECKOUT_CART_REFERENCE_STORAGE_KEY, '1');
  expect(sessionStorage.length).toBe(0);
  document.cookie = 'consent=essential,non_essential';
  storage.write(CHECKOUT_CART_REFERENCE_STORAGE_KEY, '1');
  expect(storage.read(CHECKOUT_CART_REFERENCE_STORAGE_KEY)).toBe('1');
});
