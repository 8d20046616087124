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
export const elevationDelays = { resendDisabled: 60_000 };

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
    replay: fromPromise<void, SubmittedElevationCode | SubmittedElevationPassword>(() =>
      Promise.reject(new Error('replay is not provided')),
    ),
    resend: fromPromise<void>(() => Promise.reject(new Error('resend is not provided'))),
    check: fromPromise<void>(() => Promise.reject(new Error('check is not provided'))),
  },
  guards: {
    mayTry: ({ context }) => context.failure !== 'locked',
    mayResend: ({ context }) => isSent(context.request) && context.failure !== 'locked',
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'CALL.BLOCKED'
        ? { ...initialElevationContext, request: event.request, blocked: [event.callId] }
        : {},
    ),
    addBlocked: assign(({ context, event }) =>
      event.type === 'CALL.BLOCKED' ? { blocked: [...context.blocked, event.callId] } : {},
    ),
    recordFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    recordNotResent: assign({ failure: 'not_resent' }),
    forgetFailure: assign({ failure: null }),
    abandonCalls: () => {
      throw new Error('abandonCalls is not provided');
    },
    tellCompleted: emit(({ context }) => ({
      type: 'elevation.completed',
      byPassword: context.request?.method === 'password',
    })),
    tellAbandoned: emit(({ context }) => ({ type: 'elevation.abandoned', callIds: context.blocked })),
    clear: assign(initialElevationContext),
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
