import { LRUCache } from 'lru-cache';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { CacheUsage } from '../memory/byte-cache.ts';
import { TimeoutError, withTimeout } from './abort.ts';
import {
  ApiError,
  createApiErrorFromAnswer,
  createContractViolatingAnswerError,
  createNoAnswerApiError,
  createUnreadableAnswerError,
  isNonArrayObject,
} from './api-error.ts';
import type { ApiFetch, ApiResponse } from './api-fetch.ts';
import { type CacheContentsOfCall, summariseCacheContentsByCall } from './cached-answer-statistics.ts';
import { type CachedReadResult, createCachedApiReader } from './cached-reads.server.ts';
import {
  type ApiCallerIdentity,
  createSignedApiCallHeaders,
  formatPreviewAtHeader,
  removeCustomerFromCallerIdentity,
} from './call-headers.server.ts';
import { buildCallPath } from './call-url.ts';
import { type CircuitChange, type CircuitStatus, createCircuitBreaker } from './circuit-breaker.server.ts';
import { toLostConnectionError } from './lost-connection.server.ts';
import type { PageReadBudget } from './page-reads.ts';
import { type DataKeyedPropertyNames, toCamelCaseProperties } from './property-casing.ts';
import { readWithoutCache } from './read-without-cache.server.ts';
import { encodeCallBody } from './request-body.ts';
import type { FetchForAllNodes } from './share-answers.ts';
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
  /** Origin of a service, without the base path of its calls. */
  readonly origin: (service: string) => string;
  /** Cache time in milliseconds by call id; other calls are not cached. */
  readonly cacheTimes: ReadonlyMap<string, number>;
  /** Maximum age of a stale answer on a page, in milliseconds; its cache time when left out. */
  readonly staleLimits?: ReadonlyMap<string, number>;
  /** Calls that require a customer but have the same answer for all. Other customer answers are never cached. */
  readonly sameForCustomers?: ReadonlySet<string>;
  readonly keyedByData: DataKeyedPropertyNames;
  readonly fetch: ApiFetch;
  readonly now: () => number;
  readonly randomId: () => string;
  /** In milliseconds. */
  readonly timeout?: number;
  /** Called when a circuit opens or closes. */
  readonly circuitChanged?: (change: CircuitChange) => void;
  /** Shares public answers with other nodes. */
  readonly fetchForAllNodes?: FetchForAllNodes | undefined;
  /** Measures calls. */
  readonly observer?: ApiCallObserver;
  /** Receives the cache key of an answer that differs from the one before. */
  readonly answerChanged?: ((key: string) => void) | undefined;
}

/** Measures the calls that reach the API, and the reads of cached answers. */
export interface ApiCallObserver {
  /** Runs a call. It may add headers that are no part of the signature. */
  observeCall<T>(call: ContractCall, headers: Record<string, string>, send: () => Promise<T>): Promise<T>;
  observeRead(result: CachedReadResult): void;
}

export interface PageTransportSettings {
  /** Time budget of the page, with stale answers and open circuits; left out for browser calls. */
  readonly reads?: PageReadBudget;
}

/** Makes API calls as a visitor. Public answers are shared. */
export interface ApiClient {
  transport(identity: ApiCallerIdentity, settings?: PageTransportSettings): ApiTransport;
  /** Whether the API answers for a previewed moment rather than for the present. */
  foresees(moment: number): boolean;
  /** State of the API's circuits, and its cached data. */
  status(): ApiClientStatus;
  /** Memory of the cached answers. */
  cacheUse(): CacheUsage;
  clearCache(): void;
}

export interface ApiClientStatus {
  readonly circuits: readonly CircuitStatus[];
  readonly data: readonly CacheContentsOfCall[];
}

interface SendCallOptions {
  readonly identity: ApiCallerIdentity;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal | undefined;
}

const TIMEOUT = 10_000;

/** Status of an accepted call still in progress. */
const ACCEPTED = 202;

/** Maximum number of remembered previewed moments. */
const MOMENTS = 100;

/** Fraction of the timeout after which an aborted call counts as timed out. */
const PATIENT = 0.9;

/**
 * Server transport: signs, sends and checks answers against the contract, tolerating unknown fields (specification: The
 * calls it makes).
 */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { calls, cacheTimes, keyedByData, now, timeout = TIMEOUT, observer } = settings;
  const { sameForCustomers = new Set(), staleLimits = new Map(), fetchForAllNodes } = settings;
  const cache = createStaleAnswerCache(now, { changed: settings.answerChanged });
  const breaker = createCircuitBreaker(now, {
    apiOf: ({ service }) => settings.origin(service),
    ...(settings.circuitChanged && { onChange: settings.circuitChanged }),
  });
  const observeRead = observer ? (result: CachedReadResult) => observer.observeRead(result) : undefined;
  const cached = createCachedApiReader({ cache, breaker, now, ...(observeRead && { observeRead }) });
  const foreseen = new LRUCache<string, true>({ max: MOMENTS });

  async function sendCall(call: ContractCall, path: string, body: unknown, options: SendCallOptions) {
    const { identity, idempotencyKey, signal } = options;
    const headers = createSignedApiCallHeaders(identity, call.version, now(), {
      requestId: settings.randomId(),
      idempotencyKey,
    });
    const encoded = encodeCallBody(body, keyedByData, call.encoding);
    if (encoded?.contentType) headers['content-type'] = encoded.contentType;
    const request = { method: call.method, headers, ...(encoded && { body: encoded.body, duplex: 'half' as const }) };
    const begun = now();
    const pending = breaker.begin(call);
    try {
      const send = () =>
        withTimeout(
          async (ended) => {
            const url = `${settings.origin(call.service)}${path}`;
            const response = await settings.fetch(url, { ...request, signal: ended, redirect: 'error' });
            const previewAt = response.headers.get(apiHeaderNames.previewAt);
            if (previewAt !== null && previewAt === formatPreviewAtHeader(identity)) foreseen.set(previewAt, true);
            return read(call, response);
          },
          timeout,
          signal,
        );
      const answer = await (observer ? observer.observeCall(call, headers, send) : send());
      pending.succeed();
      return answer;
    } catch (error) {
      const isOver = signal?.aborted && !(signal.reason instanceof TimeoutError);
      const failure = error instanceof ApiError ? error : createNoAnswerApiError(toLostConnectionError(error));
      // A page may give up slightly before the call does.
      if (now() - begun >= timeout * PATIENT) pending.timeOut(failure);
      else if (error instanceof ApiError && error.status < 500) pending.succeed();
      else if (isOver) pending.abandon();
      else pending.fail(failure);
      if (signal?.aborted) throw signal.reason;
      throw failure;
    }
  }

  async function read(
    call: Pick<ContractCall, 'result' | 'paged' | 'id' | 'responseType'>,
    response: ApiResponse,
  ): Promise<ApiAnswer<unknown>> {
    if (response.ok && call.responseType === 'pdf') {
      const type = response.headers.get('content-type') ?? '';
      if (!type.startsWith('application/pdf'))
        throw createContractViolatingAnswerError(`${call.id}: ${type || 'nothing'} is no PDF`);
      return { result: new Uint8Array(await response.arrayBuffer()), pageInfo: null, expires: null };
    }
    if (response.status === 204) return { result: emptyResult(call), pageInfo: null, expires: null };
    const text = await response.text();
    if (!response.ok) {
      const body = toCamelCaseProperties(jsonOrNull(text), keyedByData);
      throw createApiErrorFromAnswer(response.status, body, response.headers.get('retry-after'));
    }
    const accepted = response.status === ACCEPTED && { accepted: true as const };
    if (call.result === null) return { result: undefined, pageInfo: null, expires: null, ...accepted };
    const answer = toCamelCaseProperties(parsed(text), keyedByData);
    const result = isNonArrayObject(answer) ? answer['result'] : undefined;
    const pageInfo = call.paged && isNonArrayObject(answer) ? pageInfoOf(answer['pageInfo']) : null;
    return { result, pageInfo, expires: null, ...accepted };
  }

  /** Cache time of a call; undefined where it is not cached. */
  function cacheTimeOf(
    { id, method, auth }: Pick<ContractCall, 'id' | 'method' | 'auth'>,
    { accessToken }: Pick<ApiCallerIdentity, 'accessToken'>,
  ): number | undefined {
    if (method !== 'GET') return undefined;
    const isShared = auth === 'visitor' || (sameForCustomers.has(id) && accessToken !== null);
    return isShared ? cacheTimes.get(id) : undefined;
  }

  function transport(identity: ApiCallerIdentity, { reads }: PageTransportSettings = {}): ApiTransport {
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
            accepted<Result>(call, await sendCall(call, path, input.body, { identity, idempotencyKey, signal }));
          return reads
            ? readWithoutCache({ call, send, reads, breaker, timeout, now }, options.signal)
            : send(options.signal);
        }
        const isPublic = call.auth === 'visitor';
        const key = `${call.id} ${call.service} ${identity.appKey} ${identity.subVariant ?? ''} ${formatPreviewAtHeader(identity) ?? ''} ${identity.locale ?? ''} ${path}`;
        const signal = isPublic ? undefined : options.signal;
        const fetchAnswer = async () => {
          const fetched = now();
          const own = isPublic ? removeCustomerFromCallerIdentity(identity) : identity;
          const uncheckedAnswer = await sendCall(call, path, undefined, {
            identity: own,
            idempotencyKey: null,
            signal,
          });
          const answer = accepted<Result>(call, uncheckedAnswer);
          const validUntil = options.expires?.(answer.result) ?? Number.POSITIVE_INFINITY;
          const expires = Math.min(now() + cacheTime, validUntil);
          const staleUntil = fetched + (staleLimits.get(call.id) ?? cacheTime);
          return { answer: { ...answer, expires }, fetched, expires, validUntil, staleUntil };
        };
        // Refusals depend on the caller's session, so customers do not share requests.
        // Previews are not shared: only the requesting node sees whether the API supports them.
        const isShared = isPublic && call.responseType !== 'pdf' && formatPreviewAtHeader(identity) === null;
        const fetchShared =
          isShared && fetchForAllNodes
            ? () => fetchForAllNodes({ key, fetchAnswer, isResult: (result) => call.result?.(result) ?? true })
            : fetchAnswer;
        const read = { call, key, fetchAnswer: fetchShared, isAlone: !isPublic };
        // The cached answer was validated for the same call.
        return (await cached.send(read, reads ?? null, options.signal)) as ApiAnswer<Result>;
      },
    };
  }

  return {
    transport,
    foresees: (moment) => foreseen.has(new Date(moment).toISOString()),
    status: () => ({
      circuits: breaker.status(),
      data: summariseCacheContentsByCall(cache, { cacheTimes, staleLimits, now: now() }),
    }),
    cacheUse: cache.use,
    clearCache() {
      cache.clear();
      breaker.reset();
    },
  };
}

/**
 * Validates a result and gives it the type of its call reference.
 *
 * @throws ApiError when the result does not match the contract.
 */
function accepted<Result>(call: Pick<ContractCall, 'result' | 'id'>, answer: ApiAnswer<unknown>): ApiAnswer<Result> {
  if (call.result && !call.result(answer.result)) {
    const complaints = call.result.explain(answer.result).slice(0, 5);
    const list = complaints.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
    throw createContractViolatingAnswerError(`${call.id}: ${list}`);
  }
  return answer as ApiAnswer<Result>;
}

/** The result of an answer without content: null or an empty list, by contract. */
function emptyResult({ result }: Pick<ContractCall, 'result'>): unknown {
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
  if (!isNonArrayObject(value)) return null;
  const { limit, offset, total } = value;
  if (typeof limit !== 'number' || typeof total !== 'number') return null;
  return { limit, offset: typeof offset === 'number' ? offset : 0, total };
}
