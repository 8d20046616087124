import { createRateLimitFault } from '../http/api-fault.ts';

/** How many tries of a kind one key has in a window of milliseconds. */
export interface RateLimit {
  readonly kind: string;
  readonly maxAttempts: number;
  readonly windowMs: number;
}

/** A try that was counted. */
export interface CountedAttempt {
  /** Gives the attempt back, as after a success. */
  undo(): void;
}

interface Count {
  readonly since: number;
  tries: number;
}

const MOST_KEYS = 50_000;

/**
 * Counts tries by key, over the time of the shop. The counts live in memory, so that a refusal that is rolled back has
 * still been counted, and tries that arrive together are counted before any of them is judged.
 */
export class RateLimiter {
  readonly #counts = new Map<string, Count>();

  /** @throws ApiFault 429 `rate_limited` when one of the keys has no try left; then none is counted. */
  count(tries: readonly (readonly [limit: RateLimit, key: string])[], now: number): CountedAttempt {
    const counts = tries.map(([limit, key]) => {
      const count = this.#current(limit, key, now);
      if (count.tries >= limit.maxAttempts) throw createRateLimitFault((count.since + limit.windowMs - now) / 1000);
      return count;
    });
    for (const count of counts) count.tries += 1;
    return {
      undo() {
        for (const count of counts) count.tries -= 1;
      },
    };
  }

  #current({ kind, windowMs }: RateLimit, key: string, now: number): Count {
    const name = `${kind} ${key}`;
    const known = this.#counts.get(name);
    if (known && now >= known.since && now < known.since + windowMs) return known;
    const fresh = { since: now, tries: 0 };
    this.#counts.delete(name);
    this.#counts.set(name, fresh);
    this.#forgetOldest();
    return fresh;
  }

  #forgetOldest(): void {
    if (this.#counts.size <= MOST_KEYS) return;
    const oldest = this.#counts.keys().next();
    if (!oldest.done) this.#counts.delete(oldest.value);
  }
}
