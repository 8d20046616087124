import { expect, test } from 'vitest';
import { DEPOSIT_TAB_LOCK } from '#schemas/browser/tab-names.ts';
import { createTabLock } from './tab-lock.ts';

// Node's own, which is what browsers have.
const { locks } = navigator;

test('the tab lock for deposits is held by one tab until that tab gives it back', async () => {
  const [one, other] = [createTabLock(DEPOSIT_TAB_LOCK, locks), createTabLock(DEPOSIT_TAB_LOCK, locks)];
  expect([await one.acquire(), await one.acquire(), await other.acquire()]).toEqual([true, true, false]);
  one.release();
  await expect.poll(() => other.acquire()).toBe(true);
  expect(await one.acquire()).toBe(false);
  other.release();
});

test('every tab gets the tab lock for deposits where the browser has no Web Locks', async () => {
  expect([
    await createTabLock(DEPOSIT_TAB_LOCK, null).acquire(),
    await createTabLock(DEPOSIT_TAB_LOCK, null).acquire(),
  ]).toEqual([true, true]);
});
