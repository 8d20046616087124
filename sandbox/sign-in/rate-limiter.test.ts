import { expect, test } from 'vitest';
import { ApiFault } from '../http/api-fault.ts';
import { type RateLimit, RateLimiter } from './rate-limiter.ts';

const twice: RateLimit = { kind: 'twice', most: 2, window: 1000 };
const once: RateLimit = { kind: 'once', most: 1, window: 1000 };

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
  const tried = (now: number, key = 'a') => refused(() => limits.take([[twice, key]], now));
  expect([tried(500), tried(1400), tried(1499), tried(1499, 'b')]).toEqual([null, null, 1, null]);
  expect([tried(1500), tried(2499), tried(2499)]).toEqual([null, null, 1]);
});

test('RateLimiter reports the seconds left, at least one', () => {
  const limits = new RateLimiter();
  const slow: RateLimit = { kind: 'slow', most: 0, window: 90_000 };
  expect([refused(() => limits.take([[slow, 'a']], 0)), refused(() => limits.take([[slow, 'a']], 89_999))]).toEqual([
    90, 1,
  ]);
});

test('RateLimiter counts no key when one of them is exhausted', () => {
  const limits = new RateLimiter();
  limits.take([[once, 'a']], 0);
  expect(
    refused(() =>
      limits.take(
        [
          [twice, 'x'],
          [once, 'a'],
        ],
        0,
      ),
    ),
  ).toBe(1);
  limits.take([[twice, 'x']], 0);
  limits.take([[twice, 'x']], 0);
  expect(refused(() => limits.take([[twice, 'x']], 0))).toBe(1);
});

test('RateLimiter gives a forgiven attempt back', () => {
  const limits = new RateLimiter();
  limits.take([[once, 'a']], 0).forgive();
  limits.take([[once, 'a']], 0);
  expect(refused(() => limits.take([[once, 'a']], 0))).toBe(1);
});

test('RateLimiter starts anew when the clock is set back', () => {
  const limits = new RateLimiter();
  limits.take([[once, 'a']], 5000);
  expect(refused(() => limits.take([[once, 'a']], 4999))).toBeNull();
});

test('RateLimiter drops the oldest of too many keys', () => {
  const limits = new RateLimiter();
  limits.take([[once, 'first']], 0);
  for (let key = 0; key < 50_000; key += 1) limits.take([[once, `${key}`]], 0);
  expect([refused(() => limits.take([[once, '49999']], 0)), refused(() => limits.take([[once, 'first']], 0))]).toEqual([
    1,
    null,
  ]);
});
