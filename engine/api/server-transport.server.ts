import type { CallQuery, PathParams } from '#schemas/api/call.ts';
import { waitFor, withTimeout } from './abort.ts';
import { createAnswerCache } from './answer-cache.ts';
import { ApiError, errorOfAnswer, errorOfFailure, isRecord, unexpectedAnswer, unreadableAnswer } from './api-error.ts';
import { callPath } from './call-url.ts';
import { type KeyedByData, toCamelCase } from './casing.ts';
import { encodeBody } from './request-body.ts';
import { type ApiIdentity, requestHeaders } from './request-headers.server.ts';
import type { AnyCall, ApiAnswer, CallInput, CallOptions, CallRef, PageInfo, Transport } from './transport.ts';

export interface ApiClientSettings {
  /** Every call that can be made, by id. */
  readonly calls: ReadonlyMap<string, AnyCall>;
  /** Where a service lives, without the base path of its calls. */
  readonly origin: (service: string) => string;
  /** How long, in milliseconds, the answer to a call may be used again, by call id; others are asked each time. */
  readonly cacheTimes: ReadonlyMap<string, number>;
  readonly keyedByData: KeyedByData;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly randomId: () => string;
  /** In milliseconds. */
  readonly timeout?: number;
}

/** Makes calls to the API, in somebody's name. Answers of public calls are shared between those who ask. */
export interface ApiClient {
  transport(identity: ApiIdentity): Transport;
  clearCache(): void;
}

const TIMEOUT = 10_000;

/**
 * The transport of the server: signs, sends, and checks each answer against the contract, tolerating unknown fields
 * (specification: The calls it makes).
 */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { calls, cacheTimes, keyedByData, now, timeout = TIMEOUT } = settings;
  const cache = createAnswerCache(now);

  async function ask(call: AnyCall, path: string, body: unknown, identity: ApiIdentity, signal?: AbortSignal) {
    const headers = requestHeaders(identity, call.version, now(), settings.randomId());
    const encoded = encodeBody(body, keyedByData);
    if (encoded?.contentType) headers.set('content-type', encoded.contentType);
    const request = { method: call.method, headers, ...(encoded && { body: encoded.body }) };
    try {
      return await withTimeout(
        async (ended) => {
          const url = `${settings.origin(call.service)}${path}`;
          const response = await settings.fetch(url, { ...request, signal: ended, redirect: 'error' });
          return read(call, response);
        },
        timeout,
        signal,
      );
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw error instanceof ApiError ? error : errorOfFailure(error);
    }
  }

  async function read(call: AnyCall, response: Response): Promise<ApiAnswer<unknown>> {
    const text = await response.text();
    if (!response.ok) throw errorOfAnswer(response.status, toCamelCase(jsonOrNull(text), keyedByData));
    if (call.result === null) return { result: undefined, pageInfo: null, expires: null };
    const answer = toCamelCase(parsed(text), keyedByData);
    const result = isRecord(answer) ? answer['result'] : undefined;
    return { result, pageInfo: call.paged && isRecord(answer) ? pageInfoOf(answer['pageInfo']) : null, expires: null };
  }

  function transport(identity: ApiIdentity): Transport {
    return {
      async send<Params extends PathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const call = calls.get(ref.id);
        if (!call) throw new TypeError(`the contract has no call ${ref.id}`);
        const path = callPath(call, input.params ?? {}, input.query ?? {});
        const cacheTime = call.method === 'GET' && call.auth === 'visitor' ? cacheTimes.get(call.id) : undefined;
        if (cacheTime === undefined) {
          const answer = await ask(call, path, input.body, identity, options.signal);
          return accepted<Result>(call, answer);
        }
        const shared = cache.fetch(
          `${call.service} ${identity.appKey} ${identity.subVariant ?? ''} ${path}`,
          async () => {
            const answer = accepted<Result>(call, await ask(call, path, undefined, identity));
            const expires = Math.min(now() + cacheTime, options.expires?.(answer.result) ?? Number.POSITIVE_INFINITY);
            return { answer: { ...answer, expires }, expires };
          },
        );
        // What is in the cache was accepted by the guard of the same call.
        return (await waitFor(shared, options.signal)) as ApiAnswer<Result>;
      },
    };
  }

  return { transport, clearCache: cache.clear };
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
