import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  CodeRequest,
  ElevationContext,
  ElevationEmitted,
  ElevationEvent,
  ElevationFailure,
  SubmittedCode,
  SubmittedPassword,
} from './two-factor-elevation.types.ts';

interface Failed {
  readonly error: unknown;
}

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const elevationDelays = { resendDisabled: 60_000 };

const types = {} as {
  context: ElevationContext;
  events: ElevationEvent;
  emitted: ElevationEmitted;
  /** A silent state shows nothing of its own. */
  meta: { readonly silent?: boolean };
};

const nothing: ElevationContext = { request: null, blocked: [], failure: null };

/**
 * Two-factor elevation (specification: States and transitions, "Two-factor elevation"). Calls that are refused for want
 * of a code wait outside the machine, which holds their ids alone; those that are blocked at once share one prompt. The
 * modal shows in requesting_otp, replaying and post_elevation_checks. A customer without two-factor gives the password
 * instead of a code. After an end the next blocked call begins anew.
 */
export const twoFactorElevationMachine = setup({
  types,
  delays: elevationDelays,
  actors: {
    replay: fromPromise<void, SubmittedCode | SubmittedPassword>(() =>
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
      event.type === 'CALL.BLOCKED' ? { ...nothing, request: event.request, blocked: [event.callId] } : {},
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
    clear: assign(nothing),
  },
}).createMachine({
  id: 'two-factor-elevation',
  context: nothing,
  initial: 'initial',
  states: {
    initial: {
      meta: { silent: true },
      on: { 'CALL.BLOCKED': { target: 'requesting_otp', actions: 'begin' } },
    },
    requesting_otp: {
      initial: 'entering',
      on: {
        'CALL.BLOCKED': { actions: 'addBlocked' },
        'OTP.SUBMIT': { target: 'replaying', guard: 'mayTry', actions: 'forgetFailure' },
        'PASSWORD.SUBMIT': { target: 'replaying', guard: 'mayTry', actions: 'forgetFailure' },
        'MODAL.CLOSE': 'abandoned',
      },
      states: {
        entering: {
          on: { 'OTP.RESEND': { target: 'resending', guard: 'mayResend', actions: 'forgetFailure' } },
        },
        resending: {
          invoke: {
            id: 'resend',
            src: 'resend',
            onDone: 'resent',
            onError: { target: 'entering', actions: 'recordNotResent' },
          },
        },
        resent: {
          after: { resendDisabled: 'entering' },
        },
      },
    },
    replaying: {
      invoke: {
        id: 'replay',
        src: 'replay',
        input: ({ event }) => proofOf(event),
        onDone: 'post_elevation_checks',
        onError: {
          target: 'requesting_otp',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
      on: {
        'CALL.BLOCKED': { actions: 'addBlocked' },
        'MODAL.CLOSE': 'abandoned',
      },
    },
    post_elevation_checks: {
      invoke: {
        id: 'check',
        src: 'check',
        onDone: 'post_elevation_complete',
        onError: 'abandoned',
      },
      on: {
        'CALL.BLOCKED': { target: 'requesting_otp', actions: 'begin' },
        'MODAL.CLOSE': 'abandoned',
      },
    },
    post_elevation_complete: {
      meta: { silent: true },
      entry: ['tellCompleted', 'clear'],
      on: { 'CALL.BLOCKED': { target: 'requesting_otp', actions: 'begin' } },
    },
    abandoned: {
      meta: { silent: true },
      entry: ['abandonCalls', 'tellAbandoned', 'clear'],
      on: { 'CALL.BLOCKED': { target: 'requesting_otp', actions: 'begin' } },
    },
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

function proofOf(event: ElevationEvent): SubmittedCode | SubmittedPassword {
  if (event.type === 'PASSWORD.SUBMIT') return { password: event.password };
  return event.type === 'OTP.SUBMIT'
    ? { otp: event.otp, saveDevice: event.saveDevice }
    : { otp: '', saveDevice: false };
}

/** Whether the code is sent to the customer, and can be sent again. */
function isSent(request: CodeRequest | null): boolean {
  return request?.method !== 'authenticator' && request?.method !== 'password';
}
