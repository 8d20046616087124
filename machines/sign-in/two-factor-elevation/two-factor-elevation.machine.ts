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
      on: { 'CALL.BLOCKED': { target: 'requesting_otp', actions: 'setRequestAndBlockedCall' } },
    },
    requesting_otp: {
      initial: 'entering',
      on: {
        'CALL.BLOCKED': { actions: 'addBlockedCall' },
        'OTP.SUBMIT': { target: 'replaying', guard: 'canSubmit', actions: 'clearFailure' },
        'PASSWORD.SUBMIT': { target: 'replaying', guard: 'canSubmit', actions: 'clearFailure' },
        'MODAL.CLOSE': 'abandoned',
      },
      states: {
        entering: {
          on: { 'OTP.RESEND': { target: 'resending', guard: 'canResend', actions: 'clearFailure' } },
        },
        resending: {
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
            onDone: 'resent',
            onError: { target: 'entering', actions: 'recordNotResent' },
          },
        },
        resent: {
          after: { resendCooldown: 'entering' },
        },
      },
    },
    replaying: {
      invoke: {
        id: 'replayBlockedCalls',
        src: 'replayBlockedCalls',
        input: replayBlockedCallsInput,
        onDone: 'post_elevation_checks',
        onError: { target: 'requesting_otp', actions: { type: 'recordFailure', params: getActorError } },
      },
      on: {
        'CALL.BLOCKED': { actions: 'addBlockedCall' },
        'MODAL.CLOSE': 'abandoned',
      },
    },
    post_elevation_checks: {
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: 'post_elevation_complete',
        onError: 'abandoned',
      },
      on: {
        'CALL.BLOCKED': { target: 'requesting_otp', actions: 'setRequestAndBlockedCall' },
        'MODAL.CLOSE': 'abandoned',
      },
    },
    post_elevation_complete: {
      meta: { silent: true },
      entry: ['emitCompleted', 'resetContext'],
      on: { 'CALL.BLOCKED': { target: 'requesting_otp', actions: 'setRequestAndBlockedCall' } },
    },
    abandoned: {
      meta: { silent: true },
      entry: ['abandonCalls', 'emitAbandoned', 'resetContext'],
      on: { 'CALL.BLOCKED': { target: 'requesting_otp', actions: 'setRequestAndBlockedCall' } },
    },
  },
});

function replayBlockedCallsInput({
  event,
}: {
  readonly event: ElevationEvent;
}): SubmittedElevationCode | SubmittedElevationPassword {
  if (event.type === 'PASSWORD.SUBMIT') return { password: event.password };
  return event.type === 'OTP.SUBMIT'
    ? { otp: event.otp, saveDevice: event.saveDevice }
    : { otp: '', saveDevice: false };
}
