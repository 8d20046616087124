import { LRUCache } from 'lru-cache';
import type { CallQuery, PathParams } from '#schemas/api/call.ts';
import { apiHeader } from '#schemas/api/headers.ts';
import { waitFor, withTimeout } from './abort.ts';
import { createAnswerCache } from './answer-cache.ts';
import { ApiError, errorOfAnswer, errorOfFailure, isRecord, unexpectedAnswer, unreadableAnswer } from './api-error.ts';
import type { ApiFetch, ApiResponse } from './api-fetch.ts';
import { callPath } from './call-url.ts';
import { type KeyedByData, toCamelCase } from './casing.ts';
import { createCircuitBreaker } from './circuit-breaker.server.ts';
import { namedFailure } from './lost-connection.server.ts';
import { encodeBody } from './request-body.ts';
import { type ApiIdentity, momentOf, publicIdentity, requestHeaders } from './request-headers.server.ts';
import type { AnyCall, ApiAnswer, CallInput, CallOptions, CallRef, PageInfo, Transport } from './transport.ts';

export interface ApiClientSettings {
  /** Every call that can be made, by id. */
  readonly calls: ReadonlyMap<string, AnyCall>;
  /** Where a service lives, without the base path of its calls. */
  readonly origin: (service: string) => string;
  /** How long, in milliseconds, the answer to a call may be used again, by call id; others are asked each time. */
  readonly cacheTimes: ReadonlyMap<string, number>;
  /**
   * Those of them that only customers may ask, and whose answer is the same for each: what one was told is told to
   * another. The answer to any other call of customers is never kept.
   */
  readonly sameForCustomers?: ReadonlySet<string>;
  readonly keyedByData: KeyedByData;
  readonly fetch: ApiFetch;
  readonly now: () => number;
  readonly randomId: () => string;
  /** In milliseconds. */
  readonly timeout?: number;
}

export interface TransportSettings {
  /**
   * Whether calls fail at once while their service is known to let its callers wait. For what a page can do without,
   * never for what a customer does.
   */
  readonly failsFast?: boolean;
}

/** Makes calls to the API, in somebody's name. Answers of public calls are shared between those who ask. */
export interface ApiClient {
  transport(identity: ApiIdentity, settings?: TransportSettings): Transport;
  /** Whether the API has told of a moment, in epoch milliseconds, rather than of now. */
  foresees(moment: number): boolean;
  clearCache(): void;
}

/** What a call is made with, once its identity and settings are known. */
interface Asking {
  readonly identity: ApiIdentity;
  readonly failsFast: boolean;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal | undefined;
}

const TIMEOUT = 10_000;

/** The status of a success that is not done yet. */
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
  const { sameForCustomers = new Set() } = settings;
  const cache = createAnswerCache(now);

  const breaker = createCircuitBreaker(now, timeout);
  const foreseen = new LRUCache<string, true>({ max: MOMENTS });

  async function ask(call: AnyCall, path: string, body: unknown, asking: Asking) {
    const { identity, failsFast, idempotencyKey, signal } = asking;
    if (failsFast && !breaker.admits(call.service)) {
      throw errorOfFailure(new Error(`timeout of ${call.service} a moment ago: not asked again yet`));
    }
    const headers = requestHeaders(identity, call.version, now(), { requestId: settings.randomId(), idempotencyKey });
    const encoded = encodeBody(body, keyedByData, call.encoding);
    if (encoded?.contentType) headers['content-type'] = encoded.contentType;
    const request = { method: call.method, headers, ...(encoded && { body: encoded.body, duplex: 'half' as const }) };
    const begun = now();
    try {
      const answer = await withTimeout(
        async (ended) => {
          const url = `${settings.origin(call.service)}${path}`;
          const response = await settings.fetch(url, { ...request, signal: ended, redirect: 'error' });
          const told = response.headers.get(apiHeader.previewAt);
          if (told !== null && told === momentOf(identity)) foreseen.set(told, true);
          return read(call, response);
        },
        timeout,
        signal,
      );
      breaker.answered(call.service);
      return answer;
    } catch (error) {
      // A page may give up a moment before the call does.
      if (now() - begun >= timeout * PATIENT) breaker.timedOut(call.service);
      else if (error instanceof ApiError) breaker.answered(call.service);
      if (signal?.aborted) throw signal.reason;
      throw error instanceof ApiError ? error : errorOfFailure(namedFailure(error));
    }
  }

  async function read(call: AnyCall, response: ApiResponse): Promise<ApiAnswer<unknown>> {
    if (response.ok && call.answers === 'pdf') {
      const type = response.headers.get('content-type') ?? '';
      if (!type.startsWith('application/pdf')) throw unexpectedAnswer(`${call.id}: ${type || 'nothing'} is no PDF`);
      return { result: new Uint8Array(await response.arrayBuffer()), pageInfo: null, expires: null };
    }
    if (response.status === 204) return { result: emptyResult(call), pageInfo: null, expires: null };
    const text = await response.text();
    if (!response.ok) {
      const body = toCamelCase(jsonOrNull(text), keyedByData);
      throw errorOfAnswer(response.status, body, response.headers.get('retry-after'));
    }
    const accepted = response.status === ACCEPTED && { accepted: true as const };
    if (call.result === null) return { result: undefined, pageInfo: null, expires: null, ...accepted };
    const answer = toCamelCase(parsed(text), keyedByData);
    const result = isRecord(answer) ? answer['result'] : undefined;
    const pageInfo = call.paged && isRecord(answer) ? pageInfoOf(answer['pageInfo']) : null;
    return { result, pageInfo, expires: null, ...accepted };
  }

  /** How long the answer to a call may be used again for whoever asks; undefined for what is asked each time. */
  function cacheTimeOf({ id, method, auth }: AnyCall, { accessToken }: ApiIdentity): number | undefined {
    if (method !== 'GET') return undefined;
    const isShared = auth === 'visitor' || (sameForCustomers.has(id) && accessToken !== null);
    return isShared ? cacheTimes.get(id) : undefined;
  }

  function transport(identity: ApiIdentity, { failsFast = false }: TransportSettings = {}): Transport {
    return {
      async send<Params extends PathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const call = calls.get(ref.id);
        if (!call) throw new TypeError(`the contract has no call ${ref.id}`);
        const path = callPath(call, input.params ?? {}, input.query ?? {});
        const cacheTime = cacheTimeOf(call, identity);
        if (cacheTime === undefined) {
          const { signal } = options;
          const changes = call.method !== 'GET';
          const idempotencyKey = changes ? (options.idempotencyKey ?? settings.randomId()) : null;
          return accepted<Result>(
            call,
            await ask(call, path, input.body, { identity, failsFast, idempotencyKey, signal }),
          );
        }
        const isPublic = call.auth === 'visitor';
        const key = `${call.service} ${identity.appKey} ${identity.subVariant ?? ''} ${momentOf(identity) ?? ''} ${path}`;
        const asking = { failsFast, idempotencyKey: null, signal: isPublic ? undefined : options.signal };
        const fresh = async () => {
          const own = isPublic ? publicIdentity(identity) : identity;
          const answer = accepted<Result>(call, await ask(call, path, undefined, { ...asking, identity: own }));
          const expires = Math.min(now() + cacheTime, options.expires?.(answer.result) ?? Number.POSITIVE_INFINITY);
          return { answer: { ...answer, expires }, expires };
        };
        // A refusal is about the session of whoever asked, so customers don't wait for each other's answers.
        const shared = isPublic ? cache.fetch(key, fresh) : cache.fetchAlone(key, fresh);
        // What is in the cache was accepted by the guard of the same call.
        return (await waitFor(shared, options.signal)) as ApiAnswer<Result>;
      },
    };
  }

  return {
    transport,
    foresees: (moment) => foreseen.has(new Date(moment).toISOString()),
    clearCache: cache.clear,
  };
}

/**
 * The reference of a call carries the type that the guard of the call tells.
 *
 * @throws ApiError when the result is not what the contract says.
 */
function accepted<Result>(call: AnyCall, answer: ApiAnswer<unknown>): ApiAnswer<Result> {
  if (call.result && !call.result(answer.result)) {
    const complaints = (call.result.errors ?? []).slice(0, 5);
    const list = complaints.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
    throw unexpectedAnswer(`${call.id}: ${list}`);
  }
  return answer as ApiAnswer<Result>;
}

/** What an answer without content means: nothing, or an empty list, as the contract of the call has it. */
function emptyResult({ result }: AnyCall): unknown {
  return [null, []].find((empty) => result?.(empty));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadableAnswer(error);
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pageInfoOf(value: unknown): PageInfo | null {
  if (!isRecord(value)) return null;
  const { limit, offset, total } = value;
  if (typeof limit !== 'number' || typeof total !== 'number') return null;
  return { limit, offset: typeof offset === 'number' ? offset : 0, total };
}
