import { isDeepStrictEqual } from 'node:util';
import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { ApiAnswer } from './transport.ts';

export interface CachedAnswerWithStaleLimit {
  readonly answer: ApiAnswer<unknown>;
  /** All times are in epoch milliseconds. */
  readonly fetched: number;
  /** End of its cache time. */
  readonly expires: number;
  /** When its content becomes wrong, such as when a draw closes. */
  readonly validUntil: number;
  /** End of its use as a stale answer. */
  readonly staleUntil: number;
}

/** A request for an answer. */
export interface PendingApiAnswer {
  readonly answer: Promise<CachedAnswerWithStaleLimit>;
  /** Epoch milliseconds. */
  readonly begun: number;
}

/**
 * Caches answers by key until their stale limit, with the requests under way for them, so that concurrent readers share one
 * request.
 */
export interface StaleAnswerCache {
  getFresh(key: string): CachedAnswerWithStaleLimit | null;
  /** A cached answer, fresh or stale. */
  getFreshOrStale(key: string): CachedAnswerWithStaleLimit | null;
  getPendingRequest(key: string): PendingApiAnswer | null;
  /** Begins a request, and replaces one under way. A failed request is removed. */
  begin(key: string, fetchAnswer: () => Promise<CachedAnswerWithStaleLimit>): PendingApiAnswer;
  /** Requests and caches, for callers that must not share a request. */
  fetchAlone(key: string, fetchAnswer: () => Promise<CachedAnswerWithStaleLimit>): Promise<CachedAnswerWithStaleLimit>;
  remove(key: string): void;
  entries(): IterableIterator<[string, CachedAnswerWithStaleLimit]>;
  clear(): void;
  use(): CacheUsage;
}

const MEGABYTE = 1024 * 1024;

export interface StaleAnswerCacheOptions {
  readonly maxBytes?: number;
  /** Receives the key of an answer that differs from the one before. */
  readonly changed?: ((key: string) => void) | undefined;
}

export function createStaleAnswerCache(
  now: () => number,
  { maxBytes = 64 * MEGABYTE, changed }: StaleAnswerCacheOptions = {},
): StaleAnswerCache {
  const cached = createByteLimitedCache<CachedAnswerWithStaleLimit>({
    name: 'API answers',
    maxBytes,
    sizeOf: ({ answer }) => estimateMemoryBytes(answer.result),
  });
  const flights = new Map<string, PendingApiAnswer>();
  let clears = 0;

  function known(key: string): CachedAnswerWithStaleLimit | null {
    const entry = cached.get(key);
    return entry && Math.max(entry.expires, entry.staleUntil) > now() ? entry : null;
  }

  function store(key: string, entry: CachedAnswerWithStaleLimit): void {
    const former = changed && cached.peek(key);
    cached.set(key, entry);
    if (former && !isDeepStrictEqual(former.answer.result, entry.answer.result)) changed(key);
  }

  return {
    getFreshOrStale: known,
    getFresh(key) {
      const entry = known(key);
      return entry && entry.expires > now() ? entry : null;
    },
    getPendingRequest: (key) => flights.get(key) ?? null,
    begin(key, fetchAnswer) {
      const before = clears;
      const begun = now();
      const answer = fetchAnswer()
        .then((entry) => {
          // After a clear, the answer may contain the cleared data.
          const later = cached.peek(key);
          if (clears === before && !(later && later.fetched > entry.fetched)) store(key, entry);
          return entry;
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        });
      answer.catch(() => undefined);
      const flight: PendingApiAnswer = { answer, begun };
      flights.set(key, flight);
      return flight;
    },
    async fetchAlone(key, fetchAnswer) {
      const before = clears;
      const entry = await fetchAnswer();
      if (clears === before) store(key, entry);
      return entry;
    },
    remove: cached.delete,
    entries: cached.entries,
    use: cached.use,
    clear() {
      clears += 1;
      cached.clear();
      flights.clear();
    },
  };
}
