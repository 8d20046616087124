import { getActorError } from '../../_kit/params.ts';
import { initialElevationContext, twoFactorElevationSetup } from './two-factor-elevation.setup.ts';
import type {
  ElevationEvent,
  SubmittedElevationCode,
  SubmittedElevationPassword,
} from './two-factor-elevation.types.ts';

/**
 * Two-factor elevation (specification: States and transitions, "Two-factor elevation"). Calls refused for lack of a code are
 * pending outside the machine, which stores only their ids; concurrent ones share one prompt. The modal shows in
 * requesting_otp, replaying and post_elevation_checks. A customer without two-factor enters the password instead of a code.
 * After an end the next blocked call starts over.
 */
export const twoFactorElevationMachine = twoFactorElevationSetup.createMachine({
  id: 'two-factor-elevation',
  context: initialElevationContext,
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
        input: replayInput,
        onDone: 'post_elevation_checks',
        onError: { target: 'requesting_otp', actions: { type: 'recordFailure', params: getActorError } },
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

function replayInput({
  event,
}: {
  readonly event: ElevationEvent;
}): SubmittedElevationCode | SubmittedElevationPassword {
  if (event.type === 'PASSWORD.SUBMIT') return { password: event.password };
  return event.type === 'OTP.SUBMIT'
    ? { otp: event.otp, saveDevice: event.saveDevice }
    : { otp: '', saveDevice: false };
}
