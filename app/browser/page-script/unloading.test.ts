// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isPageUnloading, wasPageUnloadCancelled, watchPageUnloading } from './unloading.ts';

test('isPageUnloading is true from beforeunload until the page is shown again or five seconds have passed', async () => {
  vi.useFakeTimers();
  watchPageUnloading();
  expect([isPageUnloading(), await wasPageUnloadCancelled()]).toEqual([false, false]);

  dispatchEvent(new Event('beforeunload'));
  const back = wasPageUnloadCancelled();
  expect(isPageUnloading()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect([isPageUnloading(), await back]).toEqual([false, true]);

  dispatchEvent(new Event('beforeunload'));
  const download = wasPageUnloadCancelled();
  vi.advanceTimersByTime(4_999);
  expect(isPageUnloading()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isPageUnloading(), await download, await wasPageUnloadCancelled()]).toEqual([false, true, false]);
  vi.useRealTimers();
});
