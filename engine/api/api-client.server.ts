import { LRUCache } from 'lru-cache';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { CacheUsage } from '../memory/byte-cache.ts';
import { TimeoutError, withTimeout } from './abort.ts';
import {
  ApiError,
  createUnexpectedAnswerError,
  createUnreadableAnswerError,
  isObjectOrArray,
  toAnswerError,
  toFailureError,
} from './api-error.ts';
import type { ApiFetch, ApiResponse } from './api-fetch.ts';
import { type CachedAnswerStatistics, summariseCachedAnswers } from './cached-answer-statistics.ts';
import { createCachedReads } from './cached-reads.server.ts';
import {
  type ApiIdentity,
  createCallHeaders,
  formatPreviewAtHeader,
  toAnonymousIdentity,
} from './call-headers.server.ts';
import { buildCallPath } from './call-url.ts';
import { type CircuitChange, type CircuitStatus, createCircuitBreaker } from './circuit-breaker.server.ts';
import { toConnectionError } from './lost-connection.server.ts';
import type { PageReadBudget } from './page-reads.ts';
import { type DataKeyedProperties, toCamelCaseProperties } from './property-casing.ts';
import { readWithoutCache } from './read-without-cache.server.ts';
import { encodeCallBody } from './request-body.ts';
import { createStaleAnswerCache } from './stale-answer-cache.ts';
import type {
  ApiAnswer,
  ApiTransport,
  CallInput,
  CallOptions,
  CallRef,
  ContractCall,
  PaginationInfo,
} from './transport.ts';

export interface ApiClientSettings {
  /** Every call that can be made, by id. */
  readonly calls: ReadonlyMap<string, ContractCall>;
  /** Where a service lives, without the base path of its calls. */
  readonly origin: (service: string) => string;
  /** How long, in milliseconds, the answer to a call may be used again, by call id; others are asked each time. */
  readonly cacheTimes: ReadonlyMap<string, number>;
  /** Maximum age of a stale answer on a page, in milliseconds; its cache time when left out. */
  readonly staleLimits?: ReadonlyMap<string, number>;
  /**
   * Those of them that only customers may ask, and whose answer is the same for each: what one was told is told to
   * another. The answer to any other call of customers is never kept.
   */
  readonly sameForCustomers?: ReadonlySet<string>;
  readonly keyedByData: DataKeyedProperties;
  readonly fetch: ApiFetch;
  readonly now: () => number;
  readonly randomId: () => string;
  /** In milliseconds. */
  readonly timeout?: number;
  /** Hears of each circuit that opens or closes. */
  readonly circuitChanged?: (change: CircuitChange) => void;
}

export interface PageTransportSettings {
  /**
   * The page of the calls, which share its time budget, may get stale answers, and fail at once while their circuit is open.
   * Left out for calls of a browser.
   */
  readonly reads?: PageReadBudget;
}

/** Makes calls to the API, in somebody's name. Answers of public calls are shared between those who ask. */
export interface ApiClient {
  transport(identity: ApiIdentity, settings?: PageTransportSettings): ApiTransport;
  /** Whether the API has told of a moment, in epoch milliseconds, rather than of now. */
  foresees(moment: number): boolean;
  /** State of the API's circuits, and its cached data. */
  status(): ApiStatus;
  /** Memory of the cached answers. */
  cacheUse(): CacheUsage;
  clearCache(): void;
}

export interface ApiStatus {
  readonly circuits: readonly CircuitStatus[];
  readonly data: readonly CachedAnswerStatistics[];
}

/** What a call is made with, once its identity and settings are known. */
interface Asking {
  readonly identity: ApiIdentity;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal | undefined;
}

const TIMEOUT = 10_000;

/** Status of a call that was accepted and is still in progress. */
const ACCEPTED = 202;

/** Moments of which it is remembered that the API tells of them. */
const MOMENTS = 100;

/** The part of the timeout after which a caller who gives up has waited in vain. */
const PATIENT = 0.9;

/**
 * The transport of the server: signs, sends, and checks each answer against the contract, tolerating unknown fields
 * (specification: The calls it makes).
 */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { calls, cacheTimes, keyedByData, now, timeout = TIMEOUT } = settings;
  const { sameForCustomers = new Set(), staleLimits = new Map() } = settings;
  const cache = createStaleAnswerCache(now);
  const breaker = createCircuitBreaker(now, {
    apiOf: ({ service }) => settings.origin(service),
    ...(settings.circuitChanged && { onChange: settings.circuitChanged }),
  });
  const cached = createCachedReads({ cache, breaker, now });
  const foreseen = new LRUCache<string, true>({ max: MOMENTS });

  async function ask(call: ContractCall, path: string, body: unknown, asking: Asking) {
    const { identity, idempotencyKey, signal } = asking;
    const headers = createCallHeaders(identity, call.version, now(), {
      requestId: settings.randomId(),
      idempotencyKey,
    });
    const encoded = encodeCallBody(body, keyedByData, call.encoding);
    if (encoded?.contentType) headers['content-type'] = encoded.contentType;
    const request = { method: call.method, headers, ...(encoded && { body: encoded.body, duplex: 'half' as const }) };
    const begun = now();
    const pending = breaker.begin(call);
    try {
      const answer = await withTimeout(
        async (ended) => {
          const url = `${settings.origin(call.service)}${path}`;
          const response = await settings.fetch(url, { ...request, signal: ended, redirect: 'error' });
          const told = response.headers.get(apiHeaderNames.previewAt);
          if (told !== null && told === formatPreviewAtHeader(identity)) foreseen.set(told, true);
          return read(call, response);
        },
        timeout,
        signal,
      );
      pending.succeed();
      return answer;
    } catch (error) {
      const isOver = signal?.aborted && !(signal.reason instanceof TimeoutError);
      const failure = error instanceof ApiError ? error : toFailureError(toConnectionError(error));
      // A page may give up a moment before the call does.
      if (now() - begun >= timeout * PATIENT) pending.timeOut(failure);
      else if (error instanceof ApiError && error.status < 500) pending.succeed();
      else if (isOver) pending.abandon();
      else pending.fail(failure);
      if (signal?.aborted) throw signal.reason;
      throw failure;
    }
  }

  async function read(
    call: Pick<AnyCall, 'result' | 'paged' | 'id' | 'answers'>,
    response: ApiResponse,
  ): Promise<ApiAnswer<unknown>> {
    if (response.ok && call.answers === 'pdf') {
      const type = response.headers.get('content-type') ?? '';
      if (!type.startsWith('application/pdf'))
        throw createUnexpectedAnswerError(`${call.id}: ${type || 'nothing'} is no PDF`);
      return { result: new Uint8Array(await response.arrayBuffer()), pageInfo: null, expires: null };
    }
    if (response.status === 204) return { result: emptyResult(call), pageInfo: null, expires: null };
    const text = await response.text();
    if (!response.ok) {
      const body = toCamelCaseProperties(jsonOrNull(text), keyedByData);
      throw toAnswerError(response.status, body, response.headers.get('retry-after'));
    }
    const accepted = response.status === ACCEPTED && { accepted: true as const };
    if (call.result === null) return { result: undefined, pageInfo: null, expires: null, ...accepted };
    const answer = toCamelCaseProperties(parsed(text), keyedByData);
    const result = isObjectOrArray(answer) ? answer['result'] : undefined;
    const pageInfo = call.paged && isObjectOrArray(answer) ? pageInfoOf(answer['pageInfo']) : null;
    return { result, pageInfo, expires: null, ...accepted };
  }

  /** How long the answer to a call may be used again for whoever asks; undefined for what is asked each time. */
  function cacheTimeOf(
    { id, method, auth }: Pick<AnyCall, 'id' | 'method' | 'auth'>,
    { accessToken }: Pick<ApiIdentity, 'accessToken'>,
  ): number | undefined {
    if (method !== 'GET') return undefined;
    const isShared = auth === 'visitor' || (sameForCustomers.has(id) && accessToken !== null);
    return isShared ? cacheTimes.get(id) : undefined;
  }

  function transport(identity: ApiIdentity, { reads }: PageTransportSettings = {}): ApiTransport {
    return {
      async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const call = calls.get(ref.id);
        if (!call) throw new TypeError(`the contract has no call ${ref.id}`);
        const path = buildCallPath(call, input.params ?? {}, input.query ?? {});
        const cacheTime = cacheTimeOf(call, identity);
        if (cacheTime === undefined) {
          const changes = call.method !== 'GET';
          const idempotencyKey = changes ? (options.idempotencyKey ?? settings.randomId()) : null;
          const send = async (signal?: AbortSignal) =>
            accepted<Result>(call, await ask(call, path, input.body, { identity, idempotencyKey, signal }));
          return reads
            ? readWithoutCache({ call, send, reads, breaker, timeout, now }, options.signal)
            : send(options.signal);
        }
        const isPublic = call.auth === 'visitor';
        const key = `${call.id} ${call.service} ${identity.appKey} ${identity.subVariant ?? ''} ${formatPreviewAtHeader(identity) ?? ''} ${path}`;
        const signal = isPublic ? undefined : options.signal;
        const fetchAnswer = async () => {
          const fetched = now();
          const own = isPublic ? toAnonymousIdentity(identity) : identity;
          const asked = await ask(call, path, undefined, { identity: own, idempotencyKey: null, signal });
          const answer = accepted<Result>(call, asked);
          const holdsUntil = options.expires?.(answer.result) ?? Number.POSITIVE_INFINITY;
          const expires = Math.min(now() + cacheTime, holdsUntil);
          const staleUntil = fetched + (staleLimits.get(call.id) ?? cacheTime);
          return { answer: { ...answer, expires }, fetched, expires, holdsUntil, staleUntil };
        };
        // A refusal is about the session of whoever asked, so customers don't wait for each other's answers.
        const read = { call, key, fetchAnswer, isAlone: !isPublic };
        // What is in the cache was accepted by the guard of the same call.
        return (await cached.send(read, reads ?? null, options.signal)) as ApiAnswer<Result>;
      },
    };
  }

  return {
    transport,
    foresees: (moment) => foreseen.has(new Date(moment).toISOString()),
    status: () => ({
      circuits: breaker.status(),
      data: summariseCachedAnswers(cache, { cacheTimes, staleLimits, now: now() }),
    }),
    cacheUse: cache.use,
    clearCache() {
      cache.clear();
      breaker.reset();
    },
  };
}

/**
 * The reference of a call carries the type that the guard of the call tells.
 *
 * @throws ApiError when the result is not what the contract says.
 */
function accepted<Result>(call: Pick<AnyCall, 'result' | 'id'>, answer: ApiAnswer<unknown>): ApiAnswer<Result> {
  if (call.result && !call.result(answer.result)) {
    const complaints = call.result.explain(answer.result).slice(0, 5);
    const list = complaints.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
    throw createUnexpectedAnswerError(`${call.id}: ${list}`);
  }
  return answer as ApiAnswer<Result>;
}

/** What an answer without content means: nothing, or an empty list, as the contract of the call has it. */
function emptyResult({ result }: Pick<AnyCall, 'result'>): unknown {
  return [null, []].find((empty) => result?.(empty));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw createUnreadableAnswerError(error);
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pageInfoOf(value: unknown): PaginationInfo | null {
  if (!isObjectOrArray(value)) return null;
  const { limit, offset, total } = value;
  if (typeof limit !== 'number' || typeof total !== 'number') return null;
  return { limit, offset: typeof offset === 'number' ? offset : 0, total };
}
