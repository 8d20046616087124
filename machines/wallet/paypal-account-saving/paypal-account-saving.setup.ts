import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import type {
  PaypalAccountSavingEmitted,
  PaypalAccountSavingEvent,
  PaypalAccountSavingMachineContext,
  PaypalAccountToSave,
} from './paypal-account-saving.types.ts';

const types = {} as {
  context: PaypalAccountSavingMachineContext;
  events: PaypalAccountSavingEvent;
  emitted: PaypalAccountSavingEmitted;
};

interface Failed {
  readonly error: unknown;
}

interface Ended {
  readonly output: PaypalAccountToSave | null;
}

interface Saved {
  readonly output: Fund;
}

export const paypalAccountSavingSetup = setup({
  types,
  actors: {
    linkPaypalAccount: fromPromise<PaypalAccountToSave | null>(() =>
      Promise.reject(new Error('linkPaypalAccount is not provided')),
    ),
    savePaypalAccount: fromPromise<Fund, { readonly linked: PaypalAccountToSave | null }>(() =>
      Promise.reject(new Error('savePaypalAccount is not provided')),
    ),
  },
  guards: {
    isLinked: (_, { output: linked }: Ended) => linked !== null,
    hasLinkedAccount: ({ context }) => context.linked !== null,
    isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
    isRefused: (_, { error }: Failed) => error instanceof ApiError && error.answered && error.status < 500,
  },
  actions: {
    reset: assign({ linked: null, refusal: null }),
    setLinkedAccount: assign((_, { output: linked }: Ended) => ({ linked })),
    recordRefusal: assign((_, { error }: Failed) => ({ linked: null, refusal: refusalOf(error) })),
    recordFailure: assign({ refusal: '' }),
    emitSaved: emit((_, { output: fund }: Saved) => ({ type: 'paypal-account-saving.saved' as const, fund })),
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.firstMessage ?? '';
}
