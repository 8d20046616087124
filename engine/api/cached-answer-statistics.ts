import type { StaleAnswerCache } from './stale-answer-cache.ts';

/** Statistics of the cached answers of one call. Times are in seconds. */
export interface CacheContentsOfCall {
  readonly call: string;
  readonly answers: number;
  /** Number of answers past their cache time. */
  readonly stale: number;
  readonly oldest: number;
  readonly newest: number;
  readonly cacheTime: number;
  /** Maximum age on a page while the API does not answer. */
  readonly staleLimit: number;
}

interface Times {
  readonly cacheTimes: ReadonlyMap<string, number>;
  readonly staleLimits: ReadonlyMap<string, number>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Statistics of the cached answers of each call. Cache keys begin with the id of the call. */
export function summariseCacheContentsByCall(
  cache: StaleAnswerCache,
  { cacheTimes, staleLimits, now }: Times,
): CacheContentsOfCall[] {
  const groupsByCall = new Map<string, { ages: number[]; stale: number }>();
  for (const [key, { fetched, expires, staleUntil }] of cache.entries()) {
    if (Math.max(expires, staleUntil) <= now) continue;
    const call = key.slice(0, key.indexOf(' '));
    const group = groupsByCall.get(call) ?? { ages: [], stale: 0 };
    group.ages.push(Math.floor((now - fetched) / 1000));
    if (expires <= now) group.stale += 1;
    groupsByCall.set(call, group);
  }
  return [...cacheTimes].map(([call, cacheTime]) => {
    const { ages, stale } = groupsByCall.get(call) ?? { ages: [], stale: 0 };
    return {
      call,
      answers: ages.length,
      stale,
      oldest: Math.max(0, ...ages),
      newest: ages.length === 0 ? 0 : Math.min(...ages),
      cacheTime: cacheTime / 1000,
      staleLimit: (staleLimits.get(call) ?? cacheTime) / 1000,
    };
  });
}
