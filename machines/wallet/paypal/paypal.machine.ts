import { assign, fromPromise, setup } from 'xstate';
import type { DepositAnswer } from '../deposit/deposit.types.ts';
import type { PaypalContext, PaypalEvent, PaypalInput, PaypalOutput } from './paypal.types.ts';

const types = {} as {
  context: PaypalContext;
  events: PaypalEvent;
  input: PaypalInput;
  output: PaypalOutput;
  meta: { readonly silent?: boolean };
};

interface Answered {
  readonly answer: DepositAnswer;
}

/**
 * A deposit by PayPal (specification: States and transitions, "PayPal redirects to redirectUrl or receipt in checkout"):
 * where the answer names a page, the browser goes there, and the customer comes back by way of the return routes.
 */
export const paypalMachine = setup({
  types,
  actors: {
    createDeposit: fromPromise<DepositAnswer, PaypalInput>(() => missing()),
    checkDeposit: fromPromise<DepositAnswer, { readonly depositId: string }>(() => missing()),
  },
  guards: {
    isKnown: ({ context }) => context.known !== null,
    goesOn: ({ context }) => context.known !== null && context.goesOn === true,
    redirects: (_, { answer }: Answered) => typeof answer.deposit?.redirectUrl === 'string',
  },
  actions: {
    recall: assign(({ context }) => ({ answer: context.known })),
    keep: assign((_, { answer }: Answered) => ({ answer, output: { kind: 'answered' as const, answer } })),
    count: assign(({ context }) => ({ visits: context.visits + 1 })),
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
}).createMachine({
  id: 'paypal',
  context: ({ input }) => ({ ...input, answer: null, visits: 0, output: { kind: 'left', depositId: null } }),
  initial: 'starting',
  output: ({ context }) => context.output,
  states: {
    starting: {
      always: [
        {
          guard: 'goesOn',
          target: 'redirected',
          actions: [
            'recall',
            'count',
            { type: 'redirect', params: ({ context }) => ({ url: context.known?.deposit?.redirectUrl ?? '' }) },
          ],
        },
        { guard: 'isKnown', target: 'redirected', actions: 'recall' },
        { target: 'deposit' },
      ],
    },
    deposit: {
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: ({ context: { amount, purchase, key, metadata, way, known } }) => ({
          ...{ amount, purchase, way, known },
          ...(key !== undefined && { key }),
          ...(metadata && { metadata }),
        }),
        onDone: [
          {
            guard: { type: 'redirects', params: ({ event }) => ({ answer: event.output }) },
            target: 'redirected',
            actions: [
              { type: 'keep', params: ({ event }) => ({ answer: event.output }) },
              'count',
              { type: 'redirect', params: ({ event }) => ({ url: event.output.deposit?.redirectUrl ?? '' }) },
            ],
          },
          { target: 'answered', actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: {
          target: 'answered',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    redirected: {
      on: {
        'PAYPAL.OPEN': {
          actions: [
            'count',
            { type: 'redirect', params: ({ context }) => ({ url: context.answer?.deposit?.redirectUrl ?? '' }) },
          ],
        },
        'PAYPAL.CHECK': 'checking',
        'PAYPAL.LEAVE': { target: 'answered', actions: 'recordLeft' },
      },
    },
    checking: {
      invoke: {
        id: 'checkDeposit',
        src: 'checkDeposit',
        input: ({ context: { answer } }) => ({ depositId: answer?.deposit?.depositId ?? '' }),
        onDone: [
          {
            guard: { type: 'redirects', params: ({ event }) => ({ answer: event.output }) },
            target: 'redirected',
          },
          { target: 'answered', actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: 'redirected',
      },
    },
    answered: { type: 'final', meta: { silent: true } },
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
