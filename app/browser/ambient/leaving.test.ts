// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isLeaving, staysAfterAll, watchLeaving } from './leaving.ts';

test('who leaves is known to, until they turn out to be here', async () => {
  vi.useFakeTimers();
  watchLeaving();
  expect([isLeaving(), await staysAfterAll()]).toEqual([false, false]);

  dispatchEvent(new Event('beforeunload'));
  const back = staysAfterAll();
  expect(isLeaving()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect([isLeaving(), await back]).toEqual([false, true]);

  dispatchEvent(new Event('beforeunload'));
  const download = staysAfterAll();
  vi.advanceTimersByTime(4_999);
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isLeaving(), await download, await staysAfterAll()]).toEqual([false, true, false]);
  vi.useRealTimers();
});
