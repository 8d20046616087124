// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isUnloading, unloadWasCancelled, watchUnloading } from './unloading.ts';

test('isUnloading is true while the visitor leaves, until the page is shown again', async () => {
  vi.useFakeTimers();
  watchUnloading();
  expect([isUnloading(), await unloadWasCancelled()]).toEqual([false, false]);

  dispatchEvent(new Event('beforeunload'));
  const back = unloadWasCancelled();
  expect(isUnloading()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect([isUnloading(), await back]).toEqual([false, true]);

  dispatchEvent(new Event('beforeunload'));
  const download = unloadWasCancelled();
  vi.advanceTimersByTime(4_999);
  expect(isUnloading()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isUnloading(), await download, await unloadWasCancelled()]).toEqual([false, true, false]);
  vi.useRealTimers();
});
