import { type CacheUse, createByteCache } from '../memory/byte-cache.ts';
import { payloadBytes } from '../memory/payload-bytes.ts';
import type { ApiAnswer } from './transport.ts';

export interface CachedAnswer {
  readonly answer: ApiAnswer<unknown>;
  /** Epoch milliseconds, of this and the other moments. */
  readonly fetched: number;
  /** From when on it must be asked again. */
  readonly expires: number;
  /** From when on a page made of it says something untrue, such as a draw that has closed. */
  readonly holdsUntil: number;
  /** From when on it must not be used even where the API does not answer. */
  readonly staleUntil: number;
}

/** A request for an answer. */
export interface Flight {
  readonly answer: Promise<CachedAnswer>;
  /** Epoch milliseconds. */
  readonly begun: number;
}

/**
 * Answers by key until their stale limit, and the requests for them that are under way, so that many who ask at once
 * cost one request.
 */
export interface StaleAnswerCache {
  fresh(key: string): CachedAnswer | null;
  /** Fresh or not. */
  known(key: string): CachedAnswer | null;
  flight(key: string): Flight | null;
  /** Begins a request, in the place of one that may be under way. A request that failed is forgotten. */
  begin(key: string, ask: () => Promise<CachedAnswer>): Flight;
  /** Asks and caches, for those who must not wait for the request of another. */
  askAlone(key: string, ask: () => Promise<CachedAnswer>): Promise<CachedAnswer>;
  remove(key: string): void;
  entries(): IterableIterator<[string, CachedAnswer]>;
  clear(): void;
  use(): CacheUse;
}

const MEGABYTE = 1024 * 1024;

export function createStaleAnswerCache(now: () => number, maxBytes = 64 * MEGABYTE): StaleAnswerCache {
  const cached = createByteCache<CachedAnswer>({
    name: 'API answers',
    maxBytes,
    sizeOf: ({ answer }) => payloadBytes(answer.result),
  });
  const flights = new Map<string, Flight>();
  let clears = 0;

  function known(key: string): CachedAnswer | null {
    const entry = cached.get(key);
    return entry && Math.max(entry.expires, entry.staleUntil) > now() ? entry : null;
  }

  return {
    known,
    fresh(key) {
      const entry = known(key);
      return entry && entry.expires > now() ? entry : null;
    },
    flight: (key) => flights.get(key) ?? null,
    begin(key, ask) {
      const before = clears;
      const begun = now();
      const answer = ask()
        .then((entry) => {
          // A clear in between has dropped this request: what it brings may be what was cleared.
          const later = cached.peek(key);
          if (clears === before && !(later && later.fetched > entry.fetched)) cached.set(key, entry);
          return entry;
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        });
      answer.catch(() => undefined);
      const flight: Flight = { answer, begun };
      flights.set(key, flight);
      return flight;
    },
    async askAlone(key, ask) {
      const before = clears;
      const entry = await ask();
      if (clears === before) cached.set(key, entry);
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
