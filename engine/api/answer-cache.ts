import { type CacheUsage, createByteCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { ApiAnswer } from './transport.ts';

export interface CachedApiAnswer {
  readonly answer: ApiAnswer<unknown>;
  readonly expires: number;
}

/**
 * Answers that may be used again until they expire, and the requests for them that are under way, so that many who ask
 * at once cost one request. A request that failed is forgotten.
 */
export interface AnswerCache {
  fetch(key: string, ask: () => Promise<CachedApiAnswer>): Promise<ApiAnswer<unknown>>;
  /** The same for those who must not wait for the request of another. */
  fetchAlone(key: string, ask: () => Promise<CachedApiAnswer>): Promise<ApiAnswer<unknown>>;
  /** Removes an answer, and a request for it that is under way. */
  drop(key: string): void;
  clear(): void;
  use(): CacheUsage;
}

export interface AnswerCacheLimits {
  /** Name in `/_status`. */
  readonly name: string;
  readonly maxBytes: number;
}

export function createAnswerCache(now: () => number, limits: AnswerCacheLimits): AnswerCache {
  const kept = createByteCache<CachedApiAnswer>({
    ...limits,
    sizeOf: ({ answer }) => estimateMemoryBytes(answer.result),
  });
  const open = new Map<string, Promise<CachedApiAnswer>>();
  let clears = 0;

  function known(key: string): CachedApiAnswer | undefined {
    const entry = kept.get(key);
    return entry && entry.expires > now() ? entry : undefined;
  }

  function keep(key: string, asking: Promise<CachedApiAnswer>): Promise<CachedApiAnswer> {
    open.set(key, asking);
    return asking
      .then((entry) => {
        // A clear in between has dropped this request: what it brings may be what was cleared.
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
