import { expect, test } from 'vitest';
import { createPresence } from './presence.ts';

const HOME = 'harbour/page/home';

test('a window reads how many others have its document open', () => {
  const presence = createPresence(() => 0);
  expect(presence.note('one', HOME)).toBe(0);
  expect(presence.note('two', HOME)).toBe(1);
  expect(presence.note('three', 'harbour/page/about')).toBe(0);
  expect(presence.note('one', HOME)).toBe(1);
});

test('a window that went to another document, or to none, counts no longer', () => {
  const presence = createPresence(() => 0);
  presence.note('one', HOME);
  presence.note('two', HOME);
  presence.note('one', null);
  expect(presence.note('two', HOME)).toBe(0);
  expect(presence.note('three', null)).toBe(0);
});

test('a window that was closed counts for 45 seconds at most', () => {
  let now = 0;
  const presence = createPresence(() => now);
  presence.note('one', HOME);
  now = 44_999;
  expect(presence.note('two', HOME)).toBe(1);
  now = 45_000;
  expect(presence.note('two', HOME)).toBe(0);
});
