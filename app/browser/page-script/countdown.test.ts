// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdowns } from './countdown.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

beforeEach(() => {
  document.documentElement.lang = 'en-AU';
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

const show = (...seconds: readonly number[]) => {
  document.body.innerHTML = seconds
    .map((left) => `<time data-countdown="Closed" datetime="${new Date(NOON + left * 1000).toISOString()}">?</time>`)
    .join('');
};
const getCountdownTexts = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);

test('every countdown shows its remaining time at once and then every second', () => {
  show(90, 7200);
  startCountdowns();
  expect(getCountdownTexts()).toEqual(['1m 30s', '2h 0m']);
  vi.advanceTimersByTime(1000);
  expect(getCountdownTexts()).toEqual(['1m 29s', '1h 59m']);
  vi.advanceTimersByTime(89_000);
  expect(getCountdownTexts()).toEqual(['Closed', '1h 58m']);
});

test('an unchanged countdown text is not rewritten, so that screen readers do not repeat it', async () => {
  show(7200);
  startCountdowns();
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  vi.advanceTimersByTime(1000);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  vi.advanceTimersByTime(10_000);
  expect([changes.concat(observer.takeRecords()), getCountdownTexts()]).toEqual([[], ['1h 59m']]);
  observer.disconnect();
});

test('starting the countdowns twice runs one timer, which stops when no countdown is left on the page', () => {
  show(60);
  startCountdowns();
  startCountdowns();
  expect(vi.getTimerCount()).toBe(1);
  document.body.replaceChildren();
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('the page data is reloaded once shortly after a countdown has ended, and not again when that countdown is shown again', () => {
  const refreshed = vi.fn<() => void>();
  document.addEventListener('vitrine:refresh', refreshed);
  show(3, 7200);
  startCountdowns(() => 0.5);
  vi.advanceTimersByTime(5_999);
  expect([getCountdownTexts()[0], refreshed.mock.calls.length]).toEqual(['Closed', 0]);
  vi.advanceTimersByTime(1);
  expect(refreshed).toHaveBeenCalledTimes(1);
  // A server with a slow clock answers the same.
  show(3, 7200);
  vi.advanceTimersByTime(60_000);
  expect(refreshed).toHaveBeenCalledTimes(1);
  document.removeEventListener('vitrine:refresh', refreshed);
});
