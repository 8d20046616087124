import { TimeoutError, waitAtMost, waitForPromiseUnlessAborted } from './abort.ts';
import { ApiError, createNoAnswerApiError } from './api-error.ts';
import type { CircuitBreaker } from './circuit-breaker.server.ts';
import { isApiUnavailable } from './is-api-unavailable.ts';
import {
  API_SILENCE_CHECK_INTERVAL,
  CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS,
  MAX_SILENCE_WITH_STALE_ANSWER,
  MAX_WAIT_FOR_PAGE_READ,
  MAX_WAIT_WITH_STALE_ANSWER,
  type PageReadBudget,
  SILENCE_CHECK_INTERVAL_WITH_STALE_ANSWER,
} from './page-reads.ts';
import type { CachedAnswerWithStaleLimit, PendingApiAnswer, StaleAnswerCache } from './stale-answer-cache.ts';
import type { ApiAnswer, ContractCall } from './transport.ts';

/** A cacheable read. */
export interface ApiReadWithCacheKey {
  readonly call: ContractCall;
  readonly key: string;
  readonly fetchAnswer: () => Promise<CachedAnswerWithStaleLimit>;
  /** Whether it must not share another caller's request. */
  readonly isAlone: boolean;
}

export interface CachedApiReaderDependencies {
  readonly cache: StaleAnswerCache;
  readonly breaker: CircuitBreaker;
  readonly now: () => number;
  /** Receives each result, for metrics. */
  readonly observeRead?: (result: CachedReadResult) => void;
}

/** Whether a read was answered from the cache, by an old answer, by the API, or not at all. */
export type CachedReadResult = 'hit' | 'stale' | 'miss' | 'missing';

export interface CachedApiReader {
  /**
   * Reads through the cache. A page gets a stale answer when the API fails or is slow; the request continues for later
   * pages.
   */
  send(read: ApiReadWithCacheKey, page: PageReadBudget | null, signal?: AbortSignal): Promise<ApiAnswer<unknown>>;
}

/** Milliseconds after which a request is repeated although the first one is still pending. */
const REPEAT_REQUEST_AFTER = 2_000;

/** Statuses of data that no longer exists. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Caching, request sharing and stale answers for the reads of pages (decision 026). */
export function createCachedApiReader({
  cache,
  breaker,
  now,
  observeRead = () => undefined,
}: CachedApiReaderDependencies): CachedApiReader {
  /** The request under way or a new one if allowed; null for neither. */
  function flightFor(
    { call, key, fetchAnswer, isAlone }: ApiReadWithCacheKey,
    isPage: boolean,
  ): PendingApiAnswer | null {
    const open = isAlone ? null : cache.getPendingRequest(key);
    if (open && now() - open.begun < REPEAT_REQUEST_AFTER) return open;
    if (isPage && !breaker.admits(call)) return open;
    if (!isAlone) return cache.begin(key, fetchAnswer);
    const answer = cache.fetchAlone(key, fetchAnswer);
    answer.catch(() => undefined);
    return { answer, begun: now() };
  }

  function used(
    { answer, validUntil, staleUntil }: CachedAnswerWithStaleLimit,
    page: PageReadBudget,
    key: string,
  ): ApiAnswer<unknown> {
    page.used({ key, validUntil: Math.min(validUntil, staleUntil), isStale: false });
    return answer;
  }

  function usedStale(
    { answer, validUntil, staleUntil }: CachedAnswerWithStaleLimit,
    page: PageReadBudget,
    key: string,
  ): ApiAnswer<unknown> {
    // Data past `validUntil` may be outdated: a draw may have closed.
    observeRead('stale');
    const expires = Math.min(
      staleUntil,
      validUntil > now() ? validUntil : now() + CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS,
    );
    page.used({ key, validUntil: expires, isStale: true });
    return { ...answer, expires };
  }

  async function forPage(
    read: ApiReadWithCacheKey,
    page: PageReadBudget,
    signal?: AbortSignal,
  ): Promise<ApiAnswer<unknown>> {
    const { call, key } = read;
    const fresh = cache.getFresh(key);
    if (fresh) {
      observeRead('hit');
      return used(fresh, page, key);
    }
    const stale = cache.getFreshOrStale(key);
    const flight = flightFor(read, true);
    if (!flight) {
      if (stale) return usedStale(stale, page, key);
      observeRead('missing');
      page.missed();
      throw createOpenCircuitError(call, breaker);
    }
    const wait = page.left(page.waitWithout);
    try {
      const waiting = stale ? waitWithStale(call, flight, page) : waitWithout(call, flight, page, wait);
      const entry = await waitForPromiseUnlessAborted(waiting, signal);
      if (entry) {
        observeRead('miss');
        return used(entry, page, key);
      }
    } catch (error) {
      if (error instanceof ApiError && GONE.has(error.status)) cache.remove(key);
      if (!isApiUnavailable(error)) throw error;
      if (stale) return usedStale(stale, page, key);
      observeRead('missing');
      page.missed();
      throw error;
    }
    if (stale) return usedStale(stale, page, key);
    observeRead('missing');
    page.missed();
    throw createNoAnswerApiError(new TimeoutError(wait));
  }

  function isDown(call: ContractCall): boolean {
    return breaker.isOpen(call) || breaker.isSilent(call);
  }

  async function waitWithout(call: ContractCall, { answer }: PendingApiAnswer, page: PageReadBudget, wait: number) {
    let entry = await waitAtMost(answer, wait);
    // Keeps waiting while the API answers other calls, because then it is only slow.
    while (!entry && page.left(MAX_WAIT_FOR_PAGE_READ) > 0 && !isDown(call))
      entry = await waitAtMost(answer, API_SILENCE_CHECK_INTERVAL);
    return entry;
  }

  /** Waits for a fresh answer until the time budget is used up or the API is silent. */
  async function waitWithStale(call: ContractCall, { answer, begun }: PendingApiAnswer, page: PageReadBudget) {
    const isSilent = () => now() - begun >= MAX_SILENCE_WITH_STALE_ANSWER && !breaker.hasAnsweredSince(call, begun);
    if (page.hasMetSilence || isDown(call) || isSilent()) return waitAtMost(answer, 0);
    for (;;) {
      const left = Math.min(page.left(MAX_WAIT_WITH_STALE_ANSWER), begun + MAX_WAIT_WITH_STALE_ANSWER - now());
      const looked = now();
      const entry = await waitAtMost(answer, Math.min(left, SILENCE_CHECK_INTERVAL_WITH_STALE_ANSWER));
      if (entry || left <= SILENCE_CHECK_INTERVAL_WITH_STALE_ANSWER) return entry;
      // After a long gap this process was busy itself, so answers may be waiting unread.
      const wasBusy = now() - looked >= 2 * SILENCE_CHECK_INTERVAL_WITH_STALE_ANSWER;
      if (wasBusy || !isSilent()) continue;
      page.metSilence();
      return null;
    }
  }

  return {
    async send(read, page, signal) {
      if (page) return forPage(read, page, signal);
      const fresh = cache.getFresh(read.key);
      observeRead(fresh ? 'hit' : 'miss');
      if (fresh) return fresh.answer;
      const flight = flightFor(read, false);
      if (!flight) throw createOpenCircuitError(read.call, breaker);
      return (await waitForPromiseUnlessAborted(flight.answer, signal)).answer;
    },
  };
}

/** The failure that opened the circuit of a call. */
export function createOpenCircuitError(call: ContractCall, breaker: CircuitBreaker): ApiError {
  const last = breaker.lastError(call);
  if (last instanceof ApiError) return last;
  return createNoAnswerApiError(new Error(`timeout of ${call.service} a moment ago: not asked again yet`));
}
