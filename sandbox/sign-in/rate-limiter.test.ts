import { expect, test } from 'vitest';
import { ApiFault } from '../http/api-fault.ts';
import { type RateLimit, RateLimiter } from './rate-limiter.ts';

const twice: RateLimit = { kind: 'twice', maxAttempts: 2, windowMs: 1000 };
const once: RateLimit = { kind: 'once', maxAttempts: 1, windowMs: 1000 };

function refused(work: () => unknown): number | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof ApiFault && error.status === 429) return error.retryAfter;
    throw error;
  }
}

test('RateLimiter allows a number of attempts in a window that starts with the first', () => {
  const limits = new RateLimiter();
  const tried = (now: number, key = 'a') => refused(() => limits.count([[twice, key]], now));
  expect([tried(500), tried(1400), tried(1499), tried(1499, 'b')]).toEqual([null, null, 1, null]);
  expect([tried(1500), tried(2499), tried(2499)]).toEqual([null, null, 1]);
});

test('RateLimiter reports with a refused attempt the seconds left in the window, at least one', () => {
  const limits = new RateLimiter();
  const slow: RateLimit = { kind: 'slow', maxAttempts: 0, windowMs: 90_000 };
  expect([refused(() => limits.count([[slow, 'a']], 0)), refused(() => limits.count([[slow, 'a']], 89_999))]).toEqual([
    90, 1,
  ]);
});

test('RateLimiter counts an attempt for none of its keys when the limit of one key is exhausted', () => {
  const limits = new RateLimiter();
  limits.count([[once, 'a']], 0);
  expect(
    refused(() =>
      limits.count(
        [
          [twice, 'x'],
          [once, 'a'],
        ],
        0,
      ),
    ),
  ).toBe(1);
  limits.count([[twice, 'x']], 0);
  limits.count([[twice, 'x']], 0);
  expect(refused(() => limits.count([[twice, 'x']], 0))).toBe(1);
});

test('RateLimiter does not count an attempt that was undone', () => {
  const limits = new RateLimiter();
  limits.count([[once, 'a']], 0).undo();
  limits.count([[once, 'a']], 0);
  expect(refused(() => limits.count([[once, 'a']], 0))).toBe(1);
});

test('RateLimiter starts a new window when the clock is set back', () => {
  const limits = new RateLimiter();
  limits.count([[once, 'a']], 5000);
  expect(refused(() => limits.count([[once, 'a']], 4999))).toBeNull();
});

test('RateLimiter forgets the oldest key when there are more than 50,000', () => {
  const limits = new RateLimiter();
  limits.count([[once, 'first']], 0);
  for (let key = 0; key < 50_000; key += 1) limits.count([[once, `${key}`]], 0);
  expect([
    refused(() => limits.count([[once, '49999']], 0)),
    refused(() => limits.count([[once, 'first']], 0)),
  ]).toEqual([1, null]);
});
