import { assign, fromPromise, setup } from 'xstate';
import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';
import { depositFailure, isElevationAbandoned } from '../deposit/deposit-failure.ts';
import type { AddCardContext, AddCardInput, AddCardOutput } from './add-card.types.ts';

const types = {} as {
  context: AddCardContext;
  input: AddCardInput;
  output: AddCardOutput;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

/**
 * Adding a card on the way to a deposit (specification: States and transitions, "Card via add-card: save, set default,
 * deposit"). A card that was saved pays, also where it could not be made the default. What happens is told by the deposit
 * that it is a part of.
 */
export const addCardMachine = setup({
  types,
  actors: {
    save: fromPromise<Fund | null, { readonly gatewayKey: CardGatewayKey }>(() => missing()),
    setDefault: fromPromise<Fund, { readonly fundId: string }>(() => missing()),
  },
  guards: {
    isInvalid: (_, { fund }: { readonly fund: Fund | null }) => fund === null,
    becomesDefault: ({ context }, { fund }: { readonly fund: Fund | null }) =>
      context.isDefault && fund !== null && !fund.isDefault,
    isAbandoned: (_, { error }: Failed) => isElevationAbandoned(error),
  },
  actions: {
    keepFund: assign((_, { fund }: { readonly fund: Fund | null }) =>
      fund ? { fund, output: { kind: 'saved' as const, fund } } : {},
    ),
    recordInvalid: assign({ output: { kind: 'invalid' } }),
    recordFailure: assign((_, { error }: Failed) => ({
      output: { kind: 'failed' as const, failure: depositFailure(error) },
    })),
    recordAbandoned: assign({ output: { kind: 'abandoned' } }),
  },
}).createMachine({
  id: 'add-card',
  context: ({ input }) => ({ ...input, fund: null, output: { kind: 'abandoned' } }),
  initial: 'save',
  output: ({ context }) => context.output,
  states: {
    save: {
      meta: { silent: true },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { gatewayKey } }) => ({ gatewayKey }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => ({ fund: event.output }) },
            target: 'failed',
            actions: 'recordInvalid',
          },
          {
            guard: { type: 'becomesDefault', params: ({ event }) => ({ fund: event.output }) },
            target: 'set_default',
            actions: { type: 'keepFund', params: ({ event }) => ({ fund: event.output }) },
          },
          { target: 'deposit', actions: { type: 'keepFund', params: ({ event }) => ({ fund: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) },
            target: 'failed',
            actions: 'recordAbandoned',
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) } },
        ],
      },
    },
    set_default: {
      meta: { silent: true },
      invoke: {
        id: 'setDefault',
        src: 'setDefault',
        input: ({ context: { fund } }) => ({ fundId: fund?.customerFundId ?? '' }),
        onDone: {
          target: 'deposit',
          actions: { type: 'keepFund', params: ({ event }) => ({ fund: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) },
            target: 'failed',
            actions: 'recordAbandoned',
          },
          { target: 'deposit' },
        ],
      },
    },
    deposit: { type: 'final', meta: { silent: true } },
    failed: { type: 'final', meta: { silent: true } },
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
