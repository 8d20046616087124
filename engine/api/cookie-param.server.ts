import { createHash } from 'node:crypto';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { ApiError, isObjectOrArray } from './api-error.ts';
import { listPathParameters } from './call-url.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef, ContractCall } from './transport.ts';

/**
 * A path parameter whose value the server keeps for the visitor in an HttpOnly cookie. The browser's script never sees
 * it: calls are made without it, and where an answer holds it, a digest takes its place.
 */
export interface CookieParam {
  readonly param: string;
  readonly cookie: string;
  /** The call whose result is a new value. */
  readonly create: CallRef<Record<never, never>, Record<never, never>, undefined, string>;
  /** The call that reads what the value stands for. When it fails, the value is dropped. */
  readonly read: string;
  /** The call that makes something else of what the value stands for; none is created for it, and it leaves none. */
  readonly spend: string;
  /** Code of the answer, with status 404, that says that what the value stands for is gone. */
  readonly gone: string;
}

/** The value at a moment, and whether the visitor's cookie has to follow. */
export interface CookieParamTransport {
  readonly transport: ApiTransport;
  /** The value that the cookie must get, null when it must go, undefined when it stays. */
  readonly change: () => string | null | undefined;
  /** Forgets the value: what it stood for has become something else. */
  readonly drop: () => void;
  /** Makes a new value in place of one that leads nowhere. */
  readonly replace: () => Promise<void>;
}

/** Makes the value that takes the place of another; asked twice for the same one it may give the same. */
export type ReplaceCookieParam = (gone: string, create: () => Promise<string>) => Promise<string>;

/**
 * A transport that fills in the value. Calls that change something create one when there is none, or when it is gone;
 * calls that read, and the one that spends it, answer 404 without asking when there is none.
 */
export function withCookieParam(
  transport: ApiTransport,
  calls: ReadonlyMap<string, ContractCall>,
  held: CookieParam,
  initial: string | null,
  replaceValue: ReplaceCookieParam = (_, create) => create(),
): CookieParamTransport {
  let value = initial;
  let change: string | null | undefined;

  function keep(next: string | null) {
    value = next;
    change = next;
  }

  async function create(signal?: AbortSignal): Promise<string> {
    const { result } = await transport.send(held.create, {}, signal ? { signal } : {});
    keep(result);
    return result;
  }

  /** Others may wait for the same one, so it is not given up with its caller. */
  async function replaced(gone: string): Promise<string> {
    keep(await replaceValue(gone, () => create()));
    return value ?? '';
  }

  async function send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
    ref: CallRef<Params, Query, Body, Result>,
    input: CallInput<Params, Query, Body>,
    options: CallOptions<Result> = {},
  ): Promise<ApiAnswer<Result>> {
    const call = calls.get(ref.id);
    if (ref.id === held.create.id) {
      const answer = await transport.send(ref, input, options);
      if (typeof answer.result === 'string') keep(answer.result);
      return concealed(answer, value);
    }
    if (!call || !listPathParameters(call.path).includes(held.param)) return transport.send(ref, input, options);
    const filled = (current: string) => ({ ...input, params: { ...input.params, [held.param]: current } });
    const spends = ref.id === held.spend;
    const creates = call.method === 'POST' && !spends;
    if (value === null && !creates) throw missing(held);
    const current = value ?? (await create(options.signal));
    try {
      const answer = concealed(await transport.send(ref, filled(current), options), current);
      if (spends) keep(null);
      return answer;
    } catch (error) {
      const gone = error instanceof ApiError && error.status === 404 && error.code === held.gone;
      if (gone && creates) {
        const next = await replaced(current);
        return concealed(await transport.send(ref, filled(next), options), next);
      }
      if ((error instanceof ApiError && ref.id === held.read) || (gone && spends)) keep(null);
      throw error;
    }
  }

  return {
    transport: { send },
    change: () => change,
    drop: () => keep(null),
    replace: async () => void (await (value === null ? create() : replaced(value))),
  };
}

/** Tells values apart without telling them. */
export function hashParamValue(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 16);
}

function missing({ gone }: CookieParam): ApiError {
  const message = 'There is nothing kept for this visitor yet.';
  return new ApiError(message, { status: 404, code: gone, errors: { general: [{ code: gone, message }] } });
}

function concealed<Result>(answer: ApiAnswer<Result>, value: string | null): ApiAnswer<Result> {
  if (value === null || !holds(answer.result, value)) return answer;
  return { ...answer, result: replaced(answer.result, value, hashParamValue(value)) };
}

/** Looks without a copy or a list of what it looks through: every answer about a long cart passes here. */
function holds(data: unknown, value: string): boolean {
  if (Array.isArray(data)) return data.some((entry) => holds(entry, value));
  if (!isObjectOrArray(data)) return data === value;
  for (const key in data) if (holds(data[key], value)) return true;
  return false;
}

/** The same data with the digest in the value's place; what doesn't hold the value stays as it is. */
function replaced<T>(data: T, value: string, digest: string): T;
function replaced(data: unknown, value: string, digest: string): unknown {
  if (data === value) return digest;
  if (!holds(data, value)) return data;
  if (Array.isArray(data)) return data.map((entry) => replaced(entry, value, digest));
  if (!isObjectOrArray(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, replaced(inner, value, digest)]));
}
