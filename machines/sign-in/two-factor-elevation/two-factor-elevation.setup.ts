import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  ElevationEmitted,
  ElevationEvent,
  ElevationFailure,
  ElevationMachineContext,
  RequiredElevationCode,
  SubmittedElevationCode,
  SubmittedElevationPassword,
} from './two-factor-elevation.types.ts';

interface Failed {
  readonly error: unknown;
}

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const elevationDelays = { resendCooldown: 60_000 };

const types = {} as {
  context: ElevationMachineContext;
  events: ElevationEvent;
  emitted: ElevationEmitted;
  /** A silent state shows nothing of its own. */
  meta: { readonly silent?: boolean };
};

export const initialElevationContext: ElevationMachineContext = { request: null, blocked: [], failure: null };

export const twoFactorElevationSetup = setup({
  types,
  delays: elevationDelays,
  actors: {
    replayBlockedCalls: fromPromise<void, SubmittedElevationCode | SubmittedElevationPassword>(() =>
      Promise.reject(new Error('replayBlockedCalls is not provided')),
    ),
    resendCode: fromPromise<void>(() => Promise.reject(new Error('resendCode is not provided'))),
    checkSession: fromPromise<void>(() => Promise.reject(new Error('checkSession is not provided'))),
  },
  guards: {
    canSubmit: ({ context }) => context.failure !== 'locked',
    canResend: ({ context }) => isSent(context.request) && context.failure !== 'locked',
  },
  actions: {
    setRequestAndBlockedCall: assign(({ event }) =>
      event.type === 'CALL.BLOCKED'
        ? { ...initialElevationContext, request: event.request, blocked: [event.callId] }
        : {},
    ),
    addBlockedCall: assign(({ context, event }) =>
      event.type === 'CALL.BLOCKED' ? { blocked: [...context.blocked, event.callId] } : {},
    ),
    recordFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    recordNotResent: assign({ failure: 'not_resent' }),
    clearFailure: assign({ failure: null }),
    abandonCalls: () => {
      throw new Error('abandonCalls is not provided');
    },
    emitCompleted: emit(({ context }) => ({
      type: 'elevation.completed',
      byPassword: context.request?.method === 'password',
    })),
    emitAbandoned: emit(({ context }) => ({ type: 'elevation.abandoned', callIds: context.blocked })),
    resetContext: assign(initialElevationContext),
  },
});

function failureOf(error: unknown): ElevationFailure {
  const code = error instanceof ApiError ? error.code : null;
  switch (code) {
    case '2fa_account_locked':
      return 'locked';
    case '2fa_incorrect':
    case 'password_incorrect':
      return 'incorrect';
    case 'rate_limited':
      return 'too_many';
    default:
      return 'failed';
  }
}

/** Whether the code is sent to the customer, and can be sent again. */
function isSent(request: RequiredElevationCode | null): boolean {
  return request?.method !== 'authenticator' && request?.method !== 'password';
}
