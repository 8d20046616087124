import { TimeoutError, waitAtMost, waitUnlessAborted } from './abort.ts';
import { ApiError, toFailureError } from './api-error.ts';
import type { CircuitBreaker } from './circuit-breaker.server.ts';
import {
  LONGEST_WAIT,
  MAX_SILENCE_WITH_STALE,
  MAX_WAIT_WITH_STALE,
  type PageReads,
  SILENCE_CHECK_INTERVAL,
  STALE_CHECK_INTERVAL,
  STALE_PAGE_LIFETIME,
} from './page-reads.ts';
import type { CachedAnswer, Flight, StaleAnswerCache } from './stale-answer-cache.ts';
import type { AnyCall, ApiAnswer } from './transport.ts';
import { isUnavailable } from './unavailable.ts';

/** A cacheable read. */
export interface CachedRead {
  readonly call: AnyCall;
  readonly key: string;
  readonly fetchAnswer: () => Promise<CachedAnswer>;
  /** Whether it must not share the request of another caller. */
  readonly isAlone: boolean;
}

export interface CachedReadsParts {
  readonly cache: StaleAnswerCache;
  readonly breaker: CircuitBreaker;
  readonly now: () => number;
}

export interface CachedReads {
  /**
   * The answer to a read. A page gets a stale one where the API fails or takes too long; the request then continues for later
   * pages.
   */
  send(read: CachedRead, page: PageReads | null, signal?: AbortSignal): Promise<ApiAnswer<unknown>>;
}

/** Milliseconds after which a request is repeated although the first one is still pending. */
const ASK_AGAIN_AFTER = 2_000;

/** Statuses of data that no longer exists. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Caching, request sharing and stale answers for the reads of pages (decision 026). */
export function createCachedReads({ cache, breaker, now }: CachedReadsParts): CachedReads {
  /** The request under way, or a new one where that is allowed; null where there is neither. */
  function flightFor({ call, key, fetchAnswer, isAlone }: CachedRead, isPage: boolean): Flight | null {
    const open = isAlone ? null : cache.flight(key);
    if (open && now() - open.begun < ASK_AGAIN_AFTER) return open;
    if (isPage && !breaker.admits(call)) return open;
    if (!isAlone) return cache.begin(key, fetchAnswer);
    const answer = cache.askAlone(key, fetchAnswer);
    answer.catch(() => undefined);
    return { answer, begun: now() };
  }

  function used({ answer, holdsUntil, staleUntil }: CachedAnswer, page: PageReads): ApiAnswer<unknown> {
    page.used({ validUntil: Math.min(holdsUntil, staleUntil), isStale: false });
    return answer;
  }

  function usedStale({ answer, holdsUntil, staleUntil }: CachedAnswer, page: PageReads): ApiAnswer<unknown> {
    // Data may have changed with a draw that closed meanwhile.
    const expires = Math.min(staleUntil, holdsUntil > now() ? holdsUntil : now() + STALE_PAGE_LIFETIME);
    page.used({ validUntil: expires, isStale: true });
    return { ...answer, expires };
  }

  async function forPage(read: CachedRead, page: PageReads, signal?: AbortSignal): Promise<ApiAnswer<unknown>> {
    const { call, key } = read;
    const fresh = cache.fresh(key);
    if (fresh) return used(fresh, page);
    const stale = cache.known(key);
    const flight = flightFor(read, true);
    if (!flight) {
      if (stale) return usedStale(stale, page);
      page.missed();
      throw openCircuitError(call, breaker);
    }
    const wait = page.left(page.waitWithout);
    try {
      const waiting = stale ? waitWithStale(call, flight, page) : waitWithout(call, flight, page, wait);
      const entry = await waitUnlessAborted(waiting, signal);
      if (entry) return used(entry, page);
    } catch (error) {
      if (error instanceof ApiError && GONE.has(error.status)) cache.remove(key);
      if (!isUnavailable(error)) throw error;
      if (stale) return usedStale(stale, page);
      page.missed();
      throw error;
    }
    if (stale) return usedStale(stale, page);
    page.missed();
    throw toFailureError(new TimeoutError(wait));
  }

  function isDown(call: AnyCall): boolean {
    return breaker.isOpen(call) || breaker.isSilent(call);
  }

  async function waitWithout(call: AnyCall, { answer }: Flight, page: PageReads, wait: number) {
    let entry = await waitAtMost(answer, wait);
    // An API that answers others is only slow.
    while (!entry && page.left(LONGEST_WAIT) > 0 && !isDown(call))
      entry = await waitAtMost(answer, SILENCE_CHECK_INTERVAL);
    return entry;
  }

  /** Waits for a new answer until the budget is used up, or the API has answered nothing at all for a moment. */
  async function waitWithStale(call: AnyCall, { answer, begun }: Flight, page: PageReads) {
    const isSilent = () => now() - begun >= MAX_SILENCE_WITH_STALE && !breaker.hasAnsweredSince(call, begun);
    if (page.hasMetSilence || isDown(call) || isSilent()) return waitAtMost(answer, 0);
    for (;;) {
      const left = Math.min(page.left(MAX_WAIT_WITH_STALE), begun + MAX_WAIT_WITH_STALE - now());
      const looked = now();
      const entry = await waitAtMost(answer, Math.min(left, STALE_CHECK_INTERVAL));
      if (entry || left <= STALE_CHECK_INTERVAL) return entry;
      // After a longer break this server was busy itself, and answers may lie unread.
      const wasBusy = now() - looked >= 2 * STALE_CHECK_INTERVAL;
      if (wasBusy || !isSilent()) continue;
      page.metSilence();
      return null;
    }
  }

  return {
    async send(read, page, signal) {
      if (page) return forPage(read, page, signal);
      const fresh = cache.fresh(read.key);
      if (fresh) return fresh.answer;
      const flight = flightFor(read, false);
      if (!flight) throw openCircuitError(read.call, breaker);
      return (await waitUnlessAborted(flight.answer, signal)).answer;
    },
  };
}

/** The error of a call whose circuit is open: the failure that opened it. */
export function openCircuitError(call: AnyCall, breaker: CircuitBreaker): ApiError {
  const last = breaker.lastError(call);
  if (last instanceof ApiError) return last;
  return toFailureError(new Error(`timeout of ${call.service} a moment ago: not asked again yet`));
}
