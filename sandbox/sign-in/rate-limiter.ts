import { createRateLimitFault } from '../http/api-fault.ts';

/** Maximum number of attempts per key within a time window. */
export interface RateLimit {
  readonly kind: string;
  readonly maxAttempts: number;
  readonly windowMs: number;
}

/** A counted attempt. */
export interface CountedAttempt {
  /** Uncounts the attempt, as after a success. */
  undo(): void;
}

interface Count {
  readonly since: number;
  tries: number;
}

const MAX_KEYS = 50_000;

/**
 * Counts attempts by key, in the shop's time. The counts are in memory, so that attempts count even when the
 * transaction rolls back, and simultaneous ones are counted before any is checked.
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
    if (this.#counts.size <= MAX_KEYS) return;
    const oldest = this.#counts.keys().next();
    if (!oldest.done) this.#counts.delete(oldest.value);
  }
}
