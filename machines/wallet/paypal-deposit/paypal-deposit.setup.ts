import { assign, fromPromise, setup } from 'xstate';
import type { DepositApiResult } from '../deposit/deposit.types.ts';
import type {
  PaypalDepositEvent,
  PaypalDepositInput,
  PaypalDepositMachineContext,
  PaypalDepositOutput,
} from './paypal-deposit.types.ts';

const types = {} as {
  context: PaypalDepositMachineContext;
  events: PaypalDepositEvent;
  input: PaypalDepositInput;
  output: PaypalDepositOutput;
  meta: { readonly silent?: boolean };
};

interface Answered {
  readonly output: DepositApiResult;
}

export const paypalDepositSetup = setup({
  types,
  actors: {
    createDeposit: fromPromise<DepositApiResult, PaypalDepositInput>(() => missing()),
    checkDeposit: fromPromise<DepositApiResult, { readonly depositId: string }>(() => missing()),
  },
  guards: {
    isExistingDeposit: ({ context }) => context.existingResult !== null,
    shouldRedirectAtOnce: ({ context }) => context.existingResult !== null && context.redirectsAtOnce === true,
    needsRedirect: (_, { output: answer }: Answered) => typeof answer.deposit?.redirectUrl === 'string',
  },
  actions: {
    setExistingDepositResult: assign(({ context }) => ({ answer: context.existingResult })),
    setDepositResult: assign((_, { output: answer }: Answered) => ({
      answer,
      output: { kind: 'answered' as const, answer },
    })),
    incrementVisits: assign(({ context }) => ({ visits: context.visits + 1 })),
    redirect: (_, _params: { readonly url: string }) => {
      throw new Error('redirect is not provided');
    },
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      output: { kind: 'failed' as const, error },
    })),
    recordLeft: assign(({ context }) => ({
      output: { kind: 'left' as const, depositId: context.answer?.deposit?.depositId ?? null },
    })),
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
