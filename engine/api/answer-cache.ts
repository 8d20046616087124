import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { ApiAnswer } from './transport.ts';

export interface ApiAnswerWithExpiry {
  readonly answer: ApiAnswer<unknown>;
  readonly expires: number;
}

/**
 * Caches answers until they expire and shares requests under way between concurrent callers. Failed requests are not
 * remembered.
 */
export interface RequestSharingAnswerCache {
  fetch(key: string, fetchAnswer: () => Promise<ApiAnswerWithExpiry>): Promise<ApiAnswer<unknown>>;
  /** The same without sharing the request of another caller. */
  fetchAlone(key: string, fetchAnswer: () => Promise<ApiAnswerWithExpiry>): Promise<ApiAnswer<unknown>>;
  /** The cached answer, also an expired one. */
  peek(key: string): ApiAnswerWithExpiry | undefined;
  /** Removes expired answers, but no request under way. */
  removeExpired(at: number): void;
  /** Removes an answer and any request for it under way. */
  drop(key: string): void;
  clear(): void;
  use(): CacheUsage;
}

export interface RequestSharingAnswerCacheLimits {
  /** Name in `/_status`. */
  readonly name: string;
  readonly maxBytes: number;
}

export function createRequestSharingAnswerCache(
  now: () => number,
  limits: RequestSharingAnswerCacheLimits,
): RequestSharingAnswerCache {
  const cached = createByteLimitedCache<ApiAnswerWithExpiry>({
    ...limits,
    sizeOf: ({ answer }) => estimateMemoryBytes(answer.result),
  });
  const open = new Map<string, Promise<ApiAnswerWithExpiry>>();
  let clears = 0;

  function known(key: string): ApiAnswerWithExpiry | undefined {
    const entry = cached.get(key);
    return entry && entry.expires > now() ? entry : undefined;
  }

  function shareRequest(key: string, request: Promise<ApiAnswerWithExpiry>): Promise<ApiAnswerWithExpiry> {
    open.set(key, request);
    return request
      .then((entry) => {
        // After a clear, the answer under way may contain the cleared data.
        if (open.get(key) === request) cached.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (open.get(key) === request) open.delete(key);
      });
  }

  return {
    async fetch(key, fetchAnswer) {
      return (known(key) ?? (await (open.get(key) ?? shareRequest(key, fetchAnswer())))).answer;
    },
    async fetchAlone(key, fetchAnswer) {
      const entry = known(key);
      if (entry) return entry.answer;
      const before = clears;
      const fresh = await fetchAnswer();
      if (clears === before) cached.set(key, fresh);
      return fresh.answer;
    },
    peek: cached.peek,
    removeExpired(at) {
      for (const [key, { expires }] of [...cached.entries()]) if (expires <= at) cached.delete(key);
    },
    drop(key) {
      cached.delete(key);
      open.delete(key);
    },
    clear() {
      clears += 1;
      cached.clear();
      open.clear();
    },
    use: cached.use,
  };
}
