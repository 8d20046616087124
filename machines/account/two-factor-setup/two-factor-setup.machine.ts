import { twoFactorConfirmForm } from '#schemas/generated/forms/two-factor-confirm.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorError, getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { twoFactorSetupSetup } from './two-factor-setup.setup.ts';
import type { TwoFactorSetupMachineContext } from './two-factor-setup.types.ts';

/**
 * Two-factor on the page of login and security (specification: Entities and their fields, "Two-factor config"). A method
 * is in force once its first code was right; until then the one before stays. What needs a code waits for it in the
 * prompt: who closes that is where they were, and nothing has failed.
 */
export function createTwoFactorSetupMachine(surroundings: FormSurroundings) {
  return twoFactorSetupSetup.createMachine({
    id: 'two-factor-setup',
    context: { config: null, key: null, identifier: null, failure: null, done: null },
    initial: 'overview',
    on: { 'CONFIG.RECEIVED': { actions: 'setConfig' } },
    states: {
      overview: {
        on: {
          'AUTHENTICATOR.START': { target: 'starting_authenticator', actions: 'clearLastOutcome' },
          'EMAIL.START': { target: 'starting_email', actions: 'clearLastOutcome' },
          'TURN_OFF.START': { target: 'confirming_turn_off', guard: 'isOn', actions: 'clearLastOutcome' },
        },
      },
      starting_authenticator: {
        invoke: {
          id: 'startAuthenticator',
          src: 'startAuthenticator',
          onDone: { target: 'authenticator_setup', actions: { type: 'setKey', params: getActorOutput } },
          onError: [
            { guard: { type: 'isAbandoned', params: getActorError }, target: 'overview' },
            { target: 'overview', actions: { type: 'recordFailure', params: { failure: 'not_started' } } },
          ],
        },
        on: { 'SETUP.CANCEL': 'overview' },
      },
      starting_email: {
        invoke: {
          id: 'startEmail',
          src: 'startEmail',
          onDone: { target: 'email_setup', actions: { type: 'setIdentifier', params: getActorOutput } },
          onError: [
            { guard: { type: 'isAbandoned', params: getActorError }, target: 'overview' },
            { target: 'overview', actions: { type: 'recordFailure', params: { failure: 'not_started' } } },
          ],
        },
        on: { 'SETUP.CANCEL': 'overview' },
      },
      authenticator_setup: {
        exit: 'clearSetup',
        initial: 'showing',
        invoke: {
          id: 'authenticatorForm',
          src: 'authenticatorForm',
          input: { ...surroundings, form: twoFactorConfirmForm },
          onSnapshot: {
            guard: { type: 'isConfirmed', params: getActorSnapshot },
            target: 'overview',
            actions: { type: 'recordTurnedOn', params: getActorSnapshot },
          },
        },
        on: { 'SETUP.CANCEL': 'overview' },
        states: {
          showing: { on: { 'KEY.COPY': { target: 'copying', actions: 'clearFailure' } } },
          copying: {
            invoke: {
              id: 'copyKey',
              src: 'copyKey',
              input: copyKeyInput,
              onDone: { target: 'showing', actions: 'emitKeyCopied' },
              onError: { target: 'showing', actions: { type: 'recordFailure', params: { failure: 'not_copied' } } },
            },
          },
        },
      },
      email_setup: {
        exit: 'clearSetup',
        initial: 'sent',
        invoke: {
          id: 'emailForm',
          src: 'emailForm',
          input: { ...surroundings, form: twoFactorConfirmForm },
          onSnapshot: {
            guard: { type: 'isConfirmed', params: getActorSnapshot },
            target: 'overview',
            actions: { type: 'recordTurnedOn', params: getActorSnapshot },
          },
        },
        on: { 'SETUP.CANCEL': 'overview' },
        states: {
          sent: { after: { resendCooldown: 'entering' } },
          entering: { on: { 'EMAIL.RESEND': { target: 'resending', actions: 'clearFailure' } } },
          resending: {
            invoke: {
              id: 'startEmail',
              src: 'startEmail',
              onDone: 'sent',
              onError: [
                { guard: { type: 'isAbandoned', params: getActorError }, target: 'entering' },
                { target: 'entering', actions: { type: 'recordFailure', params: { failure: 'not_resent' } } },
              ],
            },
          },
        },
      },
      confirming_turn_off: {
        on: { 'TURN_OFF.CONFIRM': 'turning_off', 'TURN_OFF.CANCEL': 'overview' },
      },
      turning_off: {
        invoke: {
          id: 'turnOff',
          src: 'turnOff',
          onDone: { target: 'overview', actions: { type: 'recordTurnedOff', params: getActorOutput } },
          onError: [
            { guard: { type: 'isAbandoned', params: getActorError }, target: 'overview' },
            { target: 'overview', actions: { type: 'recordFailure', params: { failure: 'not_turned_off' } } },
          ],
        },
      },
    },
  });
}

function copyKeyInput({ context }: { readonly context: TwoFactorSetupMachineContext }) {
  return { secret: context.key?.secret ?? '' };
}
