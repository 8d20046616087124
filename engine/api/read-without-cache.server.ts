import { TimeoutError, withTimeout } from './abort.ts';
import { createNoAnswerApiError } from './api-error.ts';
import { createOpenCircuitError } from './cached-reads.server.ts';
import type { CircuitBreaker } from './circuit-breaker.server.ts';
import { isApiUnavailable } from './is-api-unavailable.ts';
import {
  API_SILENCE_CHECK_INTERVAL,
  MAX_CUSTOMER_DATA_WAIT,
  MIN_WAIT_FOR_PAGE_READ,
  type PageReadBudget,
} from './page-reads.ts';
import type { ContractCall } from './transport.ts';

export interface UncachedApiReadOptions<Answer> {
  readonly call: ContractCall;
  readonly send: (signal?: AbortSignal) => Promise<Answer>;
  readonly reads: PageReadBudget;
  readonly breaker: CircuitBreaker;
  /** Timeout of a call, in milliseconds. */
  readonly timeout: number;
  readonly now: () => number;
}

/**
 * Makes a read whose answer is not cached, mostly customer data. It fails at once while the circuit is open, and early
 * while the API is silent.
 */
export async function readWithoutCache<Answer>(
  { call, send, reads, breaker, timeout, now }: UncachedApiReadOptions<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  if (!breaker.admits(call)) {
    reads.missed();
    throw createOpenCircuitError(call, breaker);
  }
  if (call.method !== 'GET') return send(signal);
  reads.used({ validUntil: now(), isStale: false });
  const silence = new AbortController();
  const patience = call.auth === 'visitor' ? reads.waitWithout : Math.max(reads.waitWithout, MAX_CUSTOMER_DATA_WAIT);
  const check = setInterval(() => {
    if (reads.left(patience) === 0 && breaker.isSilent(call)) silence.abort(new TimeoutError(patience));
  }, API_SILENCE_CHECK_INTERVAL);
  try {
    const limit = Math.max(reads.left(timeout), MIN_WAIT_FOR_PAGE_READ);
    return await withTimeout((ended) => send(AbortSignal.any([ended, silence.signal])), limit, signal);
  } catch (error) {
    const failure = error instanceof TimeoutError ? createNoAnswerApiError(error) : error;
    if (isApiUnavailable(failure)) reads.missed();
    throw failure;
  } finally {
    clearInterval(check);
  }
}
