import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { SentCode, TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type {
  AuthenticatorKey,
  TwoFactorSetupEmitted,
  TwoFactorSetupEvent,
  TwoFactorSetupFailure,
  TwoFactorSetupMachineContext,
} from './two-factor-setup.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const twoFactorSetupDelays = { resendCooldown: 60_000 };

const types = {} as {
  context: TwoFactorSetupMachineContext;
  events: TwoFactorSetupEvent;
  emitted: TwoFactorSetupEmitted;
};

export const twoFactorSetupSetup = setup({
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
    setConfig: assign(({ event }) => (event.type === 'CONFIG.RECEIVED' ? { config: event.config } : {})),
    clearLastOutcome: assign({ failure: null, done: null }),
    setKey: assign((_, { output: key }: { readonly output: AuthenticatorKey }) => ({ key })),
    setIdentifier: assign((_, { output: sent }: { readonly output: SentCode }) => ({ identifier: sent.identifier })),
    recordTurnedOn: assign((_, { snapshot }: Followed) => ({
      // The form's output is what its submission resolved to.
      config: snapshot.context.output as TwoFactorConfig,
      done: 'turned_on' as const,
    })),
    recordTurnedOff: assign((_, { output: config }: { readonly output: TwoFactorConfig }) => ({
      config,
      done: 'turned_off' as const,
    })),
    recordFailure: assign((_, { failure }: { readonly failure: TwoFactorSetupFailure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    clearSetup: assign({ key: null, identifier: null, failure: null }),
    emitKeyCopied: emit({ type: 'two-factor-setup.key_copied' }),
  },
});

interface Followed {
  readonly snapshot: FormSnapshot;
}

interface Failed {
  readonly error: unknown;
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
