import { fromPromise } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { PendingElevationCalls } from '#engine/api/elevating-transport.ts';
import type { SubmittedElevationCode, SubmittedElevationPassword } from './two-factor-elevation.types.ts';

export interface ElevationServices {
  readonly pendingCalls: PendingElevationCalls;
  /** Exchanges the tokens of the session with a code, or gives the password. */
  readonly elevate: (proof: SubmittedElevationCode | SubmittedElevationPassword, signal: AbortSignal) => Promise<void>;
  /** Has a new code sent. */
  readonly resend: (signal: AbortSignal) => Promise<void>;
  /** Proves that the session is still that of the page. */
  readonly check: (signal: AbortSignal) => Promise<void>;
}

/** The waits of the elevation. A code that was accepted lets every waiting call be made again, once. */
export function elevationActors({ pendingCalls, elevate, resend, check }: ElevationServices) {
  return {
    replayBlockedCalls: fromPromise<void, SubmittedElevationCode | SubmittedElevationPassword>(
      async ({ input, signal }) => {
        await elevate(input, signal);
        signal.throwIfAborted();
        pendingCalls.elevated();
        const through = await Promise.all(pendingCalls.list().map((call) => call.replay()));
        if (through.includes(false)) {
          throw new ApiError('Authentication failed. Please try again.', { status: 403, code: 'elevation_failed' });
        }
      },
    ),
    resendCode: fromPromise<void>(({ signal }) => resend(signal)),
    checkSession: fromPromise<void>(({ signal }) => check(signal)),
  };
}
