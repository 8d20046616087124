import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  ElevationContext,
  ElevationEmitted,
  ElevationEvent,
  ElevationFailure,
  SubmittedCode,
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
 * modal shows in requesting_otp, replaying and post_elevation_checks. After an end the next blocked call begins anew.
 */
export const twoFactorElevationMachine = setup({
  types,
  delays: elevationDelays,
  actors: {
    replay: fromPromise<void, SubmittedCode>(() => Promise.reject(new Error('replay is not provided'))),
    resend: fromPromise<void>(() => Promise.reject(new Error('resend is not provided'))),
    check: fromPromise<void>(() => Promise.reject(new Error('check is not provided'))),
  },
  guards: {
    mayTry: ({ context }) => context.failure !== 'locked',
    mayResend: ({ context }) => context.request?.method !== 'authenticator' && context.failure !== 'locked',
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
    tellCompleted: emit({ type: 'elevation.completed' }),
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
        input: ({ event }) =>
          event.type === 'OTP.SUBMIT'
            ? { otp: event.otp, saveDevice: event.saveDevice }
            : { otp: '', saveDevice: false },
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
  if (code === '2fa_account_locked') return 'locked';
  return code === '2fa_incorrect' ? 'incorrect' : 'failed';
}
