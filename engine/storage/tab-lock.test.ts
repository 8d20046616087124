import { expect, test } from 'vitest';
import { createTabLock } from './tab-lock.ts';

// Node's own, which is what browsers have.
const { locks } = navigator;

test('a tab lock is held by one tab until it gives it back', async () => {
  const [one, other] = [createTabLock('test', locks), createTabLock('test', locks)];
  expect([await one.take(), await one.take(), await other.take()]).toEqual([true, true, false]);
  one.giveBack();
  await expect.poll(() => other.take()).toBe(true);
  expect(await one.take()).toBe(false);
  other.giveBack();
});

test('a tab lock is held by every tab where the browser has no locks', async () => {
  expect([await createTabLock('test', null).take(), await createTabLock('test', null).take()]).toEqual([true, true]);
});
