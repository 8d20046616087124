// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnOutdatedCodeError } from './reload-outdated.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 * HOUR });
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = () => dispatchEvent(new Event('vite:preloadError'));

test('a page open for more than a day is reloaded once when its code is missing', () => {
  let reloads = 0;
  reloadOnOutdatedCodeError(undefined, () => {
    reloads += 1;
  });
  vi.advanceTimersByTime(24 * HOUR - 1);
  fail();
  expect(reloads).toBe(0);
  vi.advanceTimersByTime(1);
  fail();
  fail();
  expect(reloads).toBe(1);
});
