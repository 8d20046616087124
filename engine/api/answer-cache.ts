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
  fetch(key: string, ask: () => Promise<ApiAnswerWithExpiry>): Promise<ApiAnswer<unknown>>;
  /** The same without sharing the request of another caller. */
  fetchAlone(key: string, ask: () => Promise<ApiAnswerWithExpiry>): Promise<ApiAnswer<unknown>>;
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
  const kept = createByteLimitedCache<ApiAnswerWithExpiry>({
    ...limits,
    sizeOf: ({ answer }) => estimateMemoryBytes(answer.result),
  });
  const open = new Map<string, Promise<ApiAnswerWithExpiry>>();
  let clears = 0;

  function known(key: string): ApiAnswerWithExpiry | undefined {
    const entry = kept.get(key);
    return entry && entry.expires > now() ? entry : undefined;
  }

  function keep(key: string, asking: Promise<ApiAnswerWithExpiry>): Promise<ApiAnswerWithExpiry> {
    open.set(key, asking);
    return asking
      .then((entry) => {
        // After a clear, the answer under way may contain the cleared data.
        if (open.get(key) === asking) kept.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (open.get(key) === asking) open.delete(key);
      });
  }

  return {
    async fetch(key, ask) {
      return (known(key) ?? (await (open.get(key) ?? keep(key, ask())))).answer;
    },
    async fetchAlone(key, ask) {
      const entry = known(key);
      if (entry) return entry.answer;
      const before = clears;
      const fresh = await ask();
      if (clears === before) kept.set(key, fresh);
      return fresh.answer;
    },
    peek: kept.peek,
    removeExpired(at) {
      for (const [key, { expires }] of [...kept.entries()]) if (expires <= at) kept.delete(key);
    },
    drop(key) {
      kept.delete(key);
      open.delete(key);
    },
    clear() {
      clears += 1;
      kept.clear();
      open.clear();
    },
    use: kept.use,
  };
}
