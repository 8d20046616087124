import { hash } from 'node:crypto';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { waitUnlessAborted, withTimeout } from './abort.ts';
import { ApiError, createRefusalError, ERROR_CODE_REFRESH_FAILED, isObjectOrArray } from './api-error.ts';
import { type ApiSession, AuthValidationError, parseSessionAnswer, toPublicSession } from './api-session.server.ts';
import { ERROR_CODE_2FA_REQUIRED, ERROR_CODE_PASSWORD_REQUIRED } from './elevation.ts';
import type { LiveSession } from './live-session.server.ts';
import type { TokenRefresher } from './token-refresher.server.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef, ContractCall } from './transport.ts';
import { StreamedUpload } from './upload.ts';

/** Which calls make, renew and end a session. */
export interface SessionCallRules {
  /** Calls whose result is a new session. */
  readonly makes: ReadonlySet<string>;
  /** Those of them that open the account. */
  readonly opens: ReadonlySet<string>;
  /** The call that exchanges the tokens of a session; with a one-time code it also elevates it. */
  readonly refresh: string;
  readonly logout: string;
  /** Calls after which the session may say something else, so that it is renewed. */
  readonly renews: ReadonlySet<string>;
  /** Calls after which there is no session any more. */
  readonly ends: ReadonlySet<string>;
  /** Codes of refusals that new tokens would not change, beside the one that asks for a one-time code. */
  readonly final: ReadonlySet<string>;
}

export interface TokenRefreshSettings {
  readonly calls: ReadonlyMap<string, ContractCall>;
  readonly rules: SessionCallRules;
  readonly refreshOnce: TokenRefresher;
  readonly now: () => number;
  readonly randomId: () => string;
}

/** In whose name the calls of one request are made. */
export interface SessionCaller {
  /** Keeps the sessions of brands apart. */
  readonly scope: string;
  readonly live: LiveSession;
  /** Makes calls with a session's tokens, or without any. */
  readonly transport: (session: ApiSession | null) => ApiTransport;
  /** What follows a sign-in, with the new session; its failure is the caller's own business. */
  readonly signedIn?: (callId: string) => Promise<void>;
}

export interface CallsWithTokenRefresh {
  /** The calls of a session, which is renewed when the API refuses its tokens. */
  transport(caller: SessionCaller): ApiTransport;
  /**
   * Exchanges the tokens.
   *
   * @throws ApiError when that failed; the session has ended where the API, or a look at its tokens, says so.
   */
  renew(caller: SessionCaller): Promise<void>;
}

type Ref = CallRef<CallPathParams, CallQuery, unknown, unknown>;

/** Milliseconds that a sign-out waits for the API. */
const PATIENCE_AT_LOGOUT = 3_000;

/** Nobody is signed in, or not any more (specification: Error catalogue, sign-out as unauthorised). */
export function createNotSignedInError({ ended }: Pick<LiveSession, 'ended'>): ApiError {
  return ended === 'unauthorised'
    ? createRefusalError(401, 'signed_out', 'You have been signed out.')
    : createRefusalError(401, 'not_signed_in', 'You need to sign in first.');
}

/**
 * The rules of tokens (specification: The calls it makes; Validation rules, token refresh): on 401 or 403 the tokens are
 * exchanged and the call is made once more, except for calls that make or end a session; a refusal that asks for a code
 * goes straight up; tokens that don't belong together end the session.
 */
export function createCallsWithTokenRefresh({
  calls,
  rules,
  refreshOnce,
  now,
  randomId,
}: TokenRefreshSettings): CallsWithTokenRefresh {
  async function exchange(caller: SessionCaller, more: object | null, signal?: AbortSignal): Promise<void> {
    const { live, scope, transport } = caller;
    const session = live.current;
    if (!session) throw createNotSignedInError(live);
    // Others wait for the same tokens, so the exchange goes on when this caller goes away. The refresh token speaks for
    // itself: beside it, an access token that has expired would only be refused.
    const ask = async (latest: ApiSession) => {
      const body = { ...more, refreshToken: latest.refreshToken, ...fingerprintOf(latest) };
      const ref: Ref = { id: rules.refresh };
      const { result } = await transport(null).send(ref, { body });
      return parseSessionAnswer(result, now(), latest);
    };
    const renewing = more ? refreshOnce.renewAlone(scope, session, ask) : refreshOnce.renew(scope, session, ask);
    renewing.catch(() => null);
    try {
      live.replace(await waitUnlessAborted(renewing, signal));
    } catch (error) {
      throw failedRefresh(error, live, more !== null);
    }
  }

  function failedRefresh(error: unknown, live: Pick<LiveSession, 'ended' | 'end'>, elevating: boolean): unknown {
    if (error instanceof AuthValidationError) {
      live.end('unauthorised');
      return createNotSignedInError(live);
    }
    if (!(error instanceof ApiError)) return error;
    const { status, code, answered, retryAfter } = error;
    if (code === ERROR_CODE_2FA_REQUIRED || (elevating && answered && code !== null && status !== 401)) return error;
    const ofApi = answered && (code !== null || !isOfSomebodyBetween(status));
    if (ofApi && code === null) {
      live.end('unauthorised');
      return createNotSignedInError(live);
    }
    // The API says that this session is over: no further try could bring it back.
    if (ofApi && status === 401) live.end('unauthorised');
    const message = 'Authentication refresh failed. Please try again.';
    const errors = { general: [{ code: ERROR_CODE_REFRESH_FAILED, message }] };
    const parts = { status: status || 401, code: ERROR_CODE_REFRESH_FAILED, errors, answered: ofApi, retryAfter };
    return new ApiError(message, parts, { cause: error });
  }

  async function begin(caller: SessionCaller, ref: Ref, input: AnyInput, options: CallOptions<unknown>) {
    const { live, transport, signedIn } = caller;
    const answer = await transport(null).send(ref, input, options);
    const before = live.current;
    try {
      const session = parseSessionAnswer(answer.result, now());
      live.begin(rules.opens.has(ref.id) ? { ...session, isFirst: true } : session);
    } catch (error) {
      if (!(error instanceof AuthValidationError)) throw error;
      live.end('unauthorised');
      throw createNotSignedInError(live);
    }
    if (before) await tellLogout(caller, before);
    await signedIn?.(ref.id);
    return { ...answer, result: live.current && toPublicSession(live.current) };
  }

  async function end(caller: SessionCaller): Promise<ApiAnswer<unknown>> {
    const session = caller.live.current;
    caller.live.end('signed-out');
    if (session) await tellLogout(caller, session);
    return { result: null, pageInfo: null, expires: null };
  }

  /** Who signs out is signed out, whether the API hears of it or not. */
  async function tellLogout({ transport }: SessionCaller, session: ApiSession): Promise<void> {
    const ref: Ref = { id: rules.logout };
    await withTimeout((signal) => transport(session).send(ref, {}, { signal }), PATIENCE_AT_LOGOUT).catch(() => null);
  }

  async function elevate(caller: SessionCaller, { body }: AnyInput, { signal }: CallOptions<unknown>) {
    await exchange(caller, isObjectOrArray(body) ? body : {}, signal);
    const { current } = caller.live;
    return { result: current && toPublicSession(current), pageInfo: null, expires: null };
  }

  async function ordinary(
    caller: SessionCaller,
    call: Pick<AnyCall, 'id' | 'method' | 'auth'>,
    input: AnyInput,
    given: CallOptions<unknown>,
  ) {
    const { live, transport } = caller;
    const ref: Ref = { id: call.id };
    const options = call.method === 'GET' ? given : { ...given, idempotencyKey: given.idempotencyKey ?? randomId() };
    const session = live.current;
    if (call.auth === 'customer' && !session) throw createNotSignedInError(live);
    try {
      return await transport(session).send(ref, input, options);
    } catch (error) {
      if (!session || !isAboutTokens(error)) throw error;
      // A call of the same request may have been here before.
      if (live.current === session) await exchange(caller, null, options.signal);
      if (!live.current) throw createNotSignedInError(live);
      if (input.body instanceof StreamedUpload)
        throw createRefusalError(401, 'session_renewed', 'Please send that again.');
      return await transport(live.current).send(ref, input, options);
    }
  }

  function isAboutTokens(error: unknown): boolean {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return false;
    const { code } = error;
    return (
      code === null ||
      (code !== ERROR_CODE_2FA_REQUIRED && code !== ERROR_CODE_PASSWORD_REQUIRED && !rules.final.has(code))
    );
  }

  async function make(caller: SessionCaller, id: string, input: AnyInput, options: CallOptions<unknown>) {
    if (rules.makes.has(id)) return begin(caller, { id }, input, options);
    if (id === rules.refresh) return elevate(caller, input, options);
    if (id === rules.logout) return end(caller);
    const call = calls.get(id);
    if (!call) throw new TypeError(`the contract has no call ${id}`);
    const answer = await ordinary(caller, call, input, options);
    if (rules.ends.has(id)) caller.live.end('signed-out');
    // What was done is done, even where the session can't tell of it yet.
    if (rules.renews.has(id) && caller.live.current) await exchange(caller, null).catch(() => null);
    return answer;
  }

  return {
    renew: (caller) => exchange(caller, null),
    transport: (caller) => ({
      async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        try {
          // The transport below proves results by their call, whose type the reference carries.
          return (await make(caller, ref.id, input, options as CallOptions<unknown>)) as ApiAnswer<Result>;
        } catch (error) {
          throw error instanceof ApiError ? error.ofCall(ref.id) : error;
        }
      },
    }),
  };
}

/** Without a code this is a proxy that could not reach the API, or held the call back; the API itself said nothing. */
function isOfSomebodyBetween(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Names the device by nothing but the id that was issued to it, hashed (specification: The calls it makes, "POST /refresh"). */
function fingerprintOf({ deviceId }: Pick<ApiSession, 'deviceId'>): { readonly fingerprint?: string } {
  return deviceId === '' ? {} : { fingerprint: hash('sha256', deviceId, 'hex') };
}

type AnyInput = CallInput<CallPathParams, CallQuery, unknown>;
