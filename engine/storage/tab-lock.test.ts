import { expect, test } from 'vitest';
import { DEPOSIT_TAB_LOCK } from '#schemas/browser/tab-names.ts';
import { createTabLock } from './tab-lock.ts';

// Node's own, which is what browsers have.
const { locks } = navigator;

test('the tab lock for deposits is held by one tab until that tab gives it back', async () => {
  const [one, other] = [createTabLock(DEPOSIT_TAB_LOCK, locks), createTabLock(DEPOSIT_TAB_LOCK, locks)];
  expect([await one.take(), await one.take(), await other.take()]).toEqual([true, true, false]);
  one.giveBack();
  await expect.poll(() => other.take()).toBe(true);
  expect(await one.take()).toBe(false);
  other.giveBack();
});

test('every tab gets the tab lock for deposits where the browser has no Web Locks', async () => {
  expect([
    await createTabLock(DEPOSIT_TAB_LOCK, null).take(),
    await createTabLock(DEPOSIT_TAB_LOCK, null).take(),
  ]).toEqual([true, true]);
});
