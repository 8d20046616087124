import { TimeoutError, waitFor, within } from './abort.ts';
import { ApiError, errorOfFailure } from './api-error.ts';
import type { CircuitBreaker } from './circuit-breaker.server.ts';
import {
  LONGEST_WAIT,
  type PageReads,
  RECHECK,
  SILENCE_CHECK,
  SILENCE_WITH_STALE,
  STALE_CHECK,
  WAIT_WITH_STALE,
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
    const expires = Math.min(staleUntil, holdsUntil > now() ? holdsUntil : now() + RECHECK);
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
      const entry = await waitFor(waiting, signal);
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
    throw errorOfFailure(new TimeoutError(wait));
  }

  function isDown(call: AnyCall): boolean {
    return breaker.isOpen(call) || breaker.isSilent(call);
  }

  async function waitWithout(call: AnyCall, { answer }: Flight, page: PageReads, wait: number) {
    let entry = await within(answer, wait);
    // An API that answers others is only slow.
    while (!entry && page.left(LONGEST_WAIT) > 0 && !isDown(call)) entry = await within(answer, SILENCE_CHECK);
    return entry;
  }

  /** Waits for a new answer until the budget is used up, or the API has answered nothing at all for a moment. */
  async function waitWithStale(call: AnyCall, { answer, begun }: Flight, page: PageReads) {
    const isSilent = () => now() - begun >= SILENCE_WITH_STALE && !breaker.hasAnsweredSince(call, begun);
    if (page.hasMetSilence || isDown(call) || isSilent()) return within(answer, 0);
    for (;;) {
      const left = Math.min(page.left(WAIT_WITH_STALE), begun + WAIT_WITH_STALE - now());
      const looked = now();
      const entry = await within(answer, Math.min(left, STALE_CHECK));
      if (entry || left <= STALE_CHECK) return entry;
      // After a longer break this server was busy itself, and answers may lie unread.
      const wasBusy = now() - looked >= 2 * STALE_CHECK;
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
      return (await waitFor(flight.answer, signal)).answer;
    },
  };
}

/** The error of a call whose circuit is open: the failure that opened it. */
export function openCircuitError(call: AnyCall, breaker: CircuitBreaker): ApiError {
  const last = breaker.lastError(call);
  if (last instanceof ApiError) return last;
  return errorOfFailure(new Error(`timeout of ${call.service} a moment ago: not asked again yet`));
}
