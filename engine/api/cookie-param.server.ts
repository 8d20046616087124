import { createHash } from 'node:crypto';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { ApiError, isNonArrayObject } from './api-error.ts';
import { listCallPathParameterNames } from './call-url.ts';
import { createEngineRefusal } from './engine-refusal.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef, ContractCall } from './transport.ts';

/** A path parameter stored in an HttpOnly cookie. Browser scripts omit it from calls and get a digest in responses. */
export interface CookieHeldPathParam {
  readonly param: string;
  readonly cookie: string;
  /** Call that creates a new value. */
  readonly create: CallRef<Record<never, never>, Record<never, never>, undefined, string>;
  /** Call that reads the resource of the value; when it fails, the value is dropped. */
  readonly read: string;
  /** Call that consumes the value; it neither creates one nor leaves one. */
  readonly spend: string;
  /** Error code, with status 404, for a value whose resource no longer exists. */
  readonly gone: string;
}

/** A transport with the current value and its effect on the cookie. */
export interface CookieHeldParamTransport {
  readonly transport: ApiTransport;
  /** New cookie value; null to remove the cookie, undefined to keep it. */
  readonly change: () => string | null | undefined;
  /** Drops the value after it was consumed. */
  readonly drop: () => void;
  /** Creates a value in place of an invalid one. */
  readonly replace: () => Promise<void>;
}

/** Creates the replacement of a value; concurrent requests may share one. */
export type RecreateInvalidCookieHeldParamValue = (gone: string, create: () => Promise<string>) => Promise<string>;

/** Fills the value into calls. Writes create a missing value; reads and the consuming call answer 404 without one. */
export function withCookieHeldPathParam(
  transport: ApiTransport,
  calls: ReadonlyMap<string, ContractCall>,
  cookieParam: CookieHeldPathParam,
  initial: string | null,
  replaceValue: RecreateInvalidCookieHeldParamValue = (_, create) => create(),
): CookieHeldParamTransport {
  let value = initial;
  let change: string | null | undefined;

  function setValue(next: string | null) {
    value = next;
    change = next;
  }

  async function create(signal?: AbortSignal): Promise<string> {
    const { result } = await transport.send(cookieParam.create, {}, signal ? { signal } : {});
    setValue(result);
    return result;
  }

  /** Replaces a value whose resource is gone, such as a cart token. Concurrent requests may wait for it, so no caller aborts it. */
  async function replaced(gone: string): Promise<string> {
    setValue(await replaceValue(gone, () => create()));
    return value ?? '';
  }

  async function send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
    ref: CallRef<Params, Query, Body, Result>,
    input: CallInput<Params, Query, Body>,
    options: CallOptions<Result> = {},
  ): Promise<ApiAnswer<Result>> {
    const call = calls.get(ref.id);
    if (ref.id === cookieParam.create.id) {
      const answer = await transport.send(ref, input, options);
      if (typeof answer.result === 'string') setValue(answer.result);
      return concealed(answer, value);
    }
    if (!call || !listCallPathParameterNames(call.path).includes(cookieParam.param))
      return transport.send(ref, input, options);
    const filled = (current: string) => ({ ...input, params: { ...input.params, [cookieParam.param]: current } });
    const spends = ref.id === cookieParam.spend;
    const creates = call.method === 'POST' && !spends;
    if (value === null && !creates) throw createEngineRefusal(404, cookieParam.gone);
    const current = value ?? (await create(options.signal));
    try {
      const answer = concealed(await transport.send(ref, filled(current), options), current);
      if (spends) setValue(null);
      return answer;
    } catch (error) {
      const gone = error instanceof ApiError && error.status === 404 && error.code === cookieParam.gone;
      if (gone && creates) {
        const next = await replaced(current);
        return concealed(await transport.send(ref, filled(next), options), next);
      }
      if ((error instanceof ApiError && ref.id === cookieParam.read) || (gone && spends)) setValue(null);
      throw error;
    }
  }

  return {
    transport: { send },
    change: () => change,
    drop: () => setValue(null),
    replace: async () => void (await (value === null ? create() : replaced(value))),
  };
}

/** Digest to distinguish values without revealing them. */
export function hashCookieHeldParamValue(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 16);
}

function concealed<Result>(answer: ApiAnswer<Result>, value: string | null): ApiAnswer<Result> {
  if (value === null || !containsValue(answer.result, value)) return answer;
  return { ...answer, result: replaced(answer.result, value, hashCookieHeldParamValue(value)) };
}

/** Searches without copying, because long carts pass here on every answer. */
function containsValue(data: unknown, value: string): boolean {
  if (Array.isArray(data)) return data.some((entry) => containsValue(entry, value));
  if (!isNonArrayObject(data)) return data === value;
  for (const key in data) if (containsValue(data[key], value)) return true;
  return false;
}

/** Replaces the value by its digest and returns unchanged parts as they are. */
function replaced<T>(data: T, value: string, digest: string): T;
function replaced(data: unknown, value: string, digest: string): unknown {
  if (data === value) return digest;
  if (!containsValue(data, value)) return data;
  if (Array.isArray(data)) return data.map((entry) => replaced(entry, value, digest));
  if (!isNonArrayObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, replaced(inner, value, digest)]));
}
