import { hash } from 'node:crypto';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { waitForPromiseUnlessAborted, withTimeout } from './abort.ts';
import { ApiError, ERROR_CODE_REFRESH_FAILED, isNonArrayObject } from './api-error.ts';
import {
  type ApiSession,
  AuthValidationError,
  parseSessionAnswer,
  toBrowserVisibleSessionData,
} from './api-session.server.ts';
import { ERROR_CODE_2FA_REQUIRED, ERROR_CODE_PASSWORD_REQUIRED } from './elevation.ts';
import { createEngineRefusal } from './engine-refusal.ts';
import type { SessionDuringRequest } from './live-session.server.ts';
import type { TokenRefresher } from './token-refresher.server.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef, ContractCall } from './transport.ts';
import { StreamedUpload } from './upload.ts';

/** Calls that create, refresh and end a session. */
export interface SessionChangingCalls {
  /** Calls whose result is a new session. */
  readonly makes: ReadonlySet<string>;
  /** Of these, the calls that create an account. */
  readonly opens: ReadonlySet<string>;
  /** The refresh call; with a one-time code it also elevates the session. */
  readonly refresh: string;
  readonly logout: string;
  /** Calls after which session data may have changed, so that it is refreshed. */
  readonly renews: ReadonlySet<string>;
  /** Calls that end the session. */
  readonly ends: ReadonlySet<string>;
  /** Refusal codes that a token refresh cannot resolve. */
  readonly final: ReadonlySet<string>;
}

export interface TokenRefreshSettings {
  readonly calls: ReadonlyMap<string, ContractCall>;
  readonly rules: SessionChangingCalls;
  readonly refreshOnce: TokenRefresher;
  readonly now: () => number;
  readonly randomId: () => string;
}

/** Session and transport of one request. */
export interface TokenRefreshRequestContext {
  /** Separates sessions of brands. */
  readonly scope: string;
  readonly live: SessionDuringRequest;
  /** Transport with a session's tokens, or without any. */
  readonly transport: (session: ApiSession | null) => ApiTransport;
  /** Called after a sign-in; it handles its own failures. */
  readonly signedIn?: (callId: string) => Promise<void>;
}

export interface TokenRefreshingTransportFactory {
  /** A transport that refreshes refused tokens. */
  transport(caller: TokenRefreshRequestContext): ApiTransport;
  /**
   * Refreshes the tokens.
   *
   * @throws ApiError on failure; the session ends if the API or the token check rejects it.
   */
  renew(caller: TokenRefreshRequestContext): Promise<void>;
}

type Ref = CallRef<CallPathParams, CallQuery, unknown, unknown>;

/** Milliseconds that a sign-out waits for the API. */
const PATIENCE_AT_LOGOUT = 3_000;

/** No session, or it has ended (specification: Error catalogue, sign-out as unauthorised). */
export function createNotSignedInError({ ended }: Pick<SessionDuringRequest, 'ended'>): ApiError {
  return createEngineRefusal(401, ended === 'unauthorised' ? 'signed_out' : 'not_signed_in');
}

/**
 * Token rules (specification: The calls it makes; Validation rules, token refresh): a 401 or 403 leads to one refresh
 * and one repetition, except for calls that start or end a session. A required code is passed on; mismatched tokens end
 * the session.
 */
export function createCallsWithTokenRefresh({
  calls,
  rules,
  refreshOnce,
  now,
  randomId,
}: TokenRefreshSettings): TokenRefreshingTransportFactory {
  async function exchange(
    caller: TokenRefreshRequestContext,
    more: object | null,
    signal?: AbortSignal,
  ): Promise<void> {
    const { live, scope, transport } = caller;
    const session = live.current;
    if (!session) throw createNotSignedInError(live);
    // Other requests may wait for this refresh, so it is not aborted with its caller. An expired access token beside
    // the refresh token would be refused.
    const requestNewTokens = async (latest: ApiSession) => {
      const body = { ...more, refreshToken: latest.refreshToken, ...fingerprintOf(latest) };
      const ref: Ref = { id: rules.refresh };
      const { result } = await transport(null).send(ref, { body });
      return parseSessionAnswer(result, now(), latest);
    };
    const renewing = more
      ? refreshOnce.renewAlone(scope, session, requestNewTokens)
      : refreshOnce.renew(scope, session, requestNewTokens);
    renewing.catch(() => null);
    try {
      live.replace(await waitForPromiseUnlessAborted(renewing, signal));
    } catch (error) {
      throw failedRefresh(error, live, more !== null);
    }
  }

  function failedRefresh(
    error: unknown,
    live: Pick<SessionDuringRequest, 'ended' | 'end'>,
    elevating: boolean,
  ): unknown {
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
    // A 401 of the API ends the session for good.
    if (ofApi && status === 401) live.end('unauthorised');
    return createEngineRefusal(
      status || 401,
      ERROR_CODE_REFRESH_FAILED,
      { answered: ofApi, retryAfter },
      { cause: error },
    );
  }

  async function begin(caller: TokenRefreshRequestContext, ref: Ref, input: AnyInput, options: CallOptions<unknown>) {
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
    if (before) await sendLogout(caller, before);
    await signedIn?.(ref.id);
    return { ...answer, result: live.current && toBrowserVisibleSessionData(live.current) };
  }

  async function end(caller: TokenRefreshRequestContext): Promise<ApiAnswer<unknown>> {
    const session = caller.live.current;
    caller.live.end('signed-out');
    if (session) await sendLogout(caller, session);
    return { result: null, pageInfo: null, expires: null };
  }

  /** The customer is signed out even if the API call fails. */
  async function sendLogout({ transport }: TokenRefreshRequestContext, session: ApiSession): Promise<void> {
    const ref: Ref = { id: rules.logout };
    await withTimeout((signal) => transport(session).send(ref, {}, { signal }), PATIENCE_AT_LOGOUT).catch(() => null);
  }

  async function elevate(caller: TokenRefreshRequestContext, { body }: AnyInput, { signal }: CallOptions<unknown>) {
    await exchange(caller, isNonArrayObject(body) ? body : {}, signal);
    const { current } = caller.live;
    return { result: current && toBrowserVisibleSessionData(current), pageInfo: null, expires: null };
  }

  async function ordinary(
    caller: TokenRefreshRequestContext,
    call: Pick<ContractCall, 'id' | 'method' | 'auth'>,
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
      // Another call of this request may have refreshed already.
      if (live.current === session) await exchange(caller, null, options.signal);
      if (!live.current) throw createNotSignedInError(live);
      if (input.body instanceof StreamedUpload) throw createEngineRefusal(401, 'session_renewed');
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

  async function make(caller: TokenRefreshRequestContext, id: string, input: AnyInput, options: CallOptions<unknown>) {
    if (rules.makes.has(id)) return begin(caller, { id }, input, options);
    if (id === rules.refresh) return elevate(caller, input, options);
    if (id === rules.logout) return end(caller);
    const call = calls.get(id);
    if (!call) throw new TypeError(`the contract has no call ${id}`);
    const answer = await ordinary(caller, call, input, options);
    if (rules.ends.has(id)) caller.live.end('signed-out');
    // The call has succeeded, so a failing refresh is ignored.
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
          // The transport below validates the result for this reference.
          return (await make(caller, ref.id, input, options as CallOptions<unknown>)) as ApiAnswer<Result>;
        } catch (error) {
          throw error instanceof ApiError ? error.ofCall(ref.id) : error;
        }
      },
    }),
  };
}

/** An answer without a code comes from a proxy, not from the API. */
function isOfSomebodyBetween(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/**
 * Fingerprint: the hash of the issued device id, and nothing else about the device (specification: The calls it makes,
 * "POST /refresh").
 */
function fingerprintOf({ deviceId }: Pick<ApiSession, 'deviceId'>): { readonly fingerprint?: string } {
  return deviceId === '' ? {} : { fingerprint: hash('sha256', deviceId, 'hex') };
}

type AnyInput = CallInput<CallPathParams, CallQuery, unknown>;
