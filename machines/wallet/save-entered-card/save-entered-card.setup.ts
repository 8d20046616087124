import { assign, fromPromise, setup } from 'xstate';
import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';
import { isElevationAbandoned, toDepositFailureFromError } from '../deposit/deposit-failure.ts';
import type {
  SaveEnteredCardInput,
  SaveEnteredCardMachineContext,
  SaveEnteredCardOutput,
} from './save-entered-card.types.ts';

const types = {} as {
  context: SaveEnteredCardMachineContext;
  input: SaveEnteredCardInput;
  output: SaveEnteredCardOutput;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export const saveEnteredCardSetup = setup({
  types,
  actors: {
    saveCard: fromPromise<Fund | null, { readonly gatewayKey: CardGatewayKey }>(() => missing()),
    setDefault: fromPromise<Fund, { readonly fundId: string }>(() => missing()),
  },
  guards: {
    isInvalid: (_, { output: fund }: { readonly output: Fund | null }) => fund === null,
    shouldSetDefault: ({ context }, { output: fund }: { readonly output: Fund | null }) =>
      context.isDefault && fund !== null && !fund.isDefault,
    isAbandoned: (_, { error }: Failed) => isElevationAbandoned(error),
  },
  actions: {
    setFund: assign((_, { output: fund }: { readonly output: Fund | null }) =>
      fund ? { fund, output: { kind: 'saved' as const, fund } } : {},
    ),
    recordInvalid: assign({ output: { kind: 'invalid' } }),
    recordFailure: assign((_, { error }: Failed) => ({
      output: { kind: 'failed' as const, failure: toDepositFailureFromError(error) },
    })),
    recordAbandoned: assign({ output: { kind: 'abandoned' } }),
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
