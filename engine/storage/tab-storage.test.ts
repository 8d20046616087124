// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openTabStorage } from './tab-storage.ts';

afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'consent=; max-age=0';
});

test('essential values are stored in the tab before any consent', () => {
  const storage = openTabStorage('essential');
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('non-essential values are stored in the tab only with consent', () => {
  const storage = openTabStorage('non_essential');
  storage.write('a', '1');
  expect(sessionStorage.length).toBe(0);
  document.cookie = 'consent=essential,non_essential';
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
});
