import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { waitForPromiseUnlessAborted } from './abort.ts';
import { ApiError } from './api-error.ts';
import { parseRequiredElevation, type RequiredElevation } from './elevation.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef } from './transport.ts';

/** A call that waits for a one-time code. It contains no secrets. */
export interface PendingElevationCall {
  readonly callId: string;
  readonly elevation: RequiredElevation;
  /** Repeats and settles the call. Resolves to false if a code is required again; the call then stays pending. */
  replay(): Promise<boolean>;
  abandon(): void;
}

/** Error code of a call whose prompt was abandoned. */
export const ERROR_CODE_ELEVATION_ABANDONED = 'elevation_abandoned';

/** Calls waiting for the same code, in order. */
export interface PendingElevationCalls {
  list(): readonly PendingElevationCall[];
  /** Call it after a code was accepted: calls in flight that are refused are repeated without a prompt. */
  elevated(): void;
}

export interface ElevatingTransport {
  readonly transport: ApiTransport;
  readonly pendingCalls: PendingElevationCalls;
  /**
   * Waits for a code after a call of the server was refused, then runs `again`.
   *
   * @throws ApiError `elevation_abandoned` when the prompt was abandoned, or what `again` throws.
   */
  wait(elevation: RequiredElevation, again: () => Promise<void>, signal?: AbortSignal): Promise<void>;
}

/**
 * Transport that stores calls refused for lack of a one-time code and reports them to `blocked` (specification: The
 * calls it makes, "a one-time-code-required answer stores the call and opens the code prompt"). The idempotency key
 * stays the same, so that replays take effect once.
 */
export function createElevatingTransport(
  transport: ApiTransport,
  blocked: (call: PendingElevationCall) => void,
  randomId: () => string = () => crypto.randomUUID(),
): ElevatingTransport {
  const waiting = new Set<PendingElevationCall>();
  let elevations = 0;

  async function waitForElevation<Result>(
    elevation: RequiredElevation,
    callId: string,
    again: () => Promise<ApiAnswer<Result>>,
    signal?: AbortSignal,
  ): Promise<ApiAnswer<Result>> {
    const { promise, resolve, reject } = Promise.withResolvers<ApiAnswer<Result>>();
    const call: PendingElevationCall = {
      callId,
      elevation,
      async replay() {
        try {
          resolve(await again());
        } catch (error) {
          if (parseRequiredElevation(error)) return false;
          reject(error);
        }
        waiting.delete(call);
        return true;
      },
      abandon() {
        waiting.delete(call);
        reject(new ApiError('No code was given.', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED }));
      },
    };
    waiting.add(call);
    blocked(call);
    try {
      return await waitForPromiseUnlessAborted(promise, signal);
    } finally {
      waiting.delete(call);
    }
  }

  return {
    async wait(elevation, again, signal) {
      const done = async () => {
        await again();
        return { result: undefined, pageInfo: null, expires: null };
      };
      await waitForElevation(elevation, elevation.callId ?? 'page', done, signal);
    },
    pendingCalls: {
      list: () => [...waiting],
      elevated() {
        elevations += 1;
      },
    },
    transport: {
      async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        given: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const options = { ...given, idempotencyKey: given.idempotencyKey ?? randomId() };
        const sendCall = () => transport.send(ref, input, options);
        const before = elevations;
        try {
          return await sendCall();
        } catch (error) {
          const elevation = parseRequiredElevation(error);
          if (!elevation) throw error;
          if (before === elevations) return waitForElevation(elevation, ref.id, sendCall, options.signal);
        }
        try {
          return await sendCall();
        } catch (error) {
          const elevation = parseRequiredElevation(error);
          if (!elevation) throw error;
          return waitForElevation(elevation, ref.id, sendCall, options.signal);
        }
      },
    },
  };
}
