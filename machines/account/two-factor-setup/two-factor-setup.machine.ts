import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { SentCode, TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { twoFactorConfirmForm } from '#schemas/generated/forms/two-factor-confirm.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import type {
  AuthenticatorKey,
  TwoFactorSetupContext,
  TwoFactorSetupEmitted,
  TwoFactorSetupEvent,
  TwoFactorSetupFailure,
} from './two-factor-setup.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const twoFactorSetupDelays = { resendDisabled: 60_000 };

const types = {} as {
  context: TwoFactorSetupContext;
  events: TwoFactorSetupEvent;
  emitted: TwoFactorSetupEmitted;
};

/**
 * Two-factor on the page of login and security (specification: Entities and their fields, "Two-factor config"). A method
 * is in force once its first code was right; until then the one before stays. What needs a code waits for it in the
 * prompt: who closes that is where they were, and nothing has failed.
 */
export function createTwoFactorSetupMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: twoFactorSetupDelays,
    actors: {
      startAuthenticator: fromPromise<AuthenticatorKey>(() => missing()),
      startEmail: fromPromise<SentCode>(() => missing()),
      turnOff: fromPromise<TwoFactorConfig>(() => missing()),
      copyKey: fromPromise<void, { readonly secret: string }>(() => missing()),
      authenticatorForm: formMachine,
      emailForm: formMachine,
    },
    guards: {
      isConfirmed: (_, { snapshot }: Followed) => snapshot.value === 'success',
      isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
      isOn: ({ context }) => context.config?.enabled === true,
    },
    actions: {
      show: assign(({ event }) => (event.type === 'CONFIG.SHOW' ? { config: event.config } : {})),
      begin: assign({ failure: null, done: null }),
      keepKey: assign((_, { key }: { readonly key: AuthenticatorKey }) => ({ key })),
      keepIdentifier: assign((_, { sent }: { readonly sent: SentCode }) => ({ identifier: sent.identifier })),
      turnOn: assign((_, { snapshot }: Followed) => ({
        // The form's output is what its submission resolved to.
        config: snapshot.context.output as TwoFactorConfig,
        done: 'turned_on' as const,
      })),
      recordOff: assign((_, { config }: { readonly config: TwoFactorConfig }) => ({
        config,
        done: 'turned_off' as const,
      })),
      fail: assign((_, { failure }: { readonly failure: TwoFactorSetupFailure }) => ({ failure })),
      forgetFailure: assign({ failure: null }),
      forgetSetup: assign({ key: null, identifier: null, failure: null }),
      tellCopied: emit({ type: 'two-factor-setup.key_copied' }),
    },
  }).createMachine({
    id: 'two-factor-setup',
    context: { config: null, key: null, identifier: null, failure: null, done: null },
    initial: 'overview',
    on: { 'CONFIG.SHOW': { actions: 'show' } },
    states: {
      overview: {
        on: {
          'AUTHENTICATOR.START': { target: 'starting_authenticator', actions: 'begin' },
          'EMAIL.START': { target: 'starting_email', actions: 'begin' },
          'TURN_OFF.START': { target: 'confirming_turn_off', guard: 'isOn', actions: 'begin' },
        },
      },
      starting_authenticator: {
        invoke: {
          id: 'startAuthenticator',
          src: 'startAuthenticator',
          onDone: {
            target: 'authenticator_setup',
            actions: { type: 'keepKey', params: ({ event }) => ({ key: event.output }) },
          },
          onError: [
            { guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) }, target: 'overview' },
            { target: 'overview', actions: { type: 'fail', params: { failure: 'not_started' } } },
          ],
        },
        on: { 'SETUP.CANCEL': 'overview' },
      },
      starting_email: {
        invoke: {
          id: 'startEmail',
          src: 'startEmail',
          onDone: {
            target: 'email_setup',
            actions: { type: 'keepIdentifier', params: ({ event }) => ({ sent: event.output }) },
          },
          onError: [
            { guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) }, target: 'overview' },
            { target: 'overview', actions: { type: 'fail', params: { failure: 'not_started' } } },
          ],
        },
        on: { 'SETUP.CANCEL': 'overview' },
      },
      authenticator_setup: {
        exit: 'forgetSetup',
        initial: 'showing',
        invoke: {
          id: 'authenticatorForm',
          src: 'authenticatorForm',
          input: () => ({ ...surroundings, form: twoFactorConfirmForm }),
          onSnapshot: {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ snapshot: event.snapshot }) },
            target: 'overview',
            actions: { type: 'turnOn', params: ({ event }) => ({ snapshot: event.snapshot }) },
          },
        },
        on: { 'SETUP.CANCEL': 'overview' },
        states: {
          showing: { on: { 'KEY.COPY': { target: 'copying', actions: 'forgetFailure' } } },
          copying: {
            invoke: {
              id: 'copyKey',
              src: 'copyKey',
              input: ({ context }) => ({ secret: context.key?.secret ?? '' }),
              onDone: { target: 'showing', actions: 'tellCopied' },
              onError: { target: 'showing', actions: { type: 'fail', params: { failure: 'not_copied' } } },
            },
          },
        },
      },
      email_setup: {
        exit: 'forgetSetup',
        initial: 'sent',
        invoke: {
          id: 'emailForm',
          src: 'emailForm',
          input: () => ({ ...surroundings, form: twoFactorConfirmForm }),
          onSnapshot: {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ snapshot: event.snapshot }) },
            target: 'overview',
            actions: { type: 'turnOn', params: ({ event }) => ({ snapshot: event.snapshot }) },
          },
        },
        on: { 'SETUP.CANCEL': 'overview' },
        states: {
          sent: { after: { resendDisabled: 'entering' } },
          entering: { on: { 'EMAIL.RESEND': { target: 'resending', actions: 'forgetFailure' } } },
          resending: {
            invoke: {
              id: 'startEmail',
              src: 'startEmail',
              onDone: 'sent',
              onError: [
                { guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) }, target: 'entering' },
                { target: 'entering', actions: { type: 'fail', params: { failure: 'not_resent' } } },
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
          onDone: {
            target: 'overview',
            actions: { type: 'recordOff', params: ({ event }) => ({ config: event.output }) },
          },
          onError: [
            { guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) }, target: 'overview' },
            { target: 'overview', actions: { type: 'fail', params: { failure: 'not_turned_off' } } },
          ],
        },
      },
    },
  });
}

interface Followed {
  readonly snapshot: FormSnapshot;
}

interface Failed {
  readonly error: unknown;
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
