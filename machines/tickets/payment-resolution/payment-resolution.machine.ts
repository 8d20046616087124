import { emit, fromPromise, setup } from 'xstate';
import type { PaymentResolutionEmitted, PaymentResolutionEvent } from './payment-resolution.types.ts';

const types = {} as {
  events: PaymentResolutionEvent;
  emitted: PaymentResolutionEmitted;
  meta: { readonly silent?: boolean };
};

/** How many purchases wait for the customer. */
export type UnresolvedPurchaseCount = number;

/**
 * Purchases that were due and failed (specification: States and transitions, "Payment resolution"): once the customer
 * has changed how they are paid, they are tried again.
 */
export const paymentResolutionMachine = setup({
  types,
  actors: {
    fetchResolutions: fromPromise<UnresolvedPurchaseCount>(() =>
      Promise.reject(new Error('fetchResolutions is not provided')),
    ),
    retry: fromPromise<UnresolvedPurchaseCount>(() => Promise.reject(new Error('retry is not provided'))),
  },
  guards: { isNone: (_, { left }: { readonly left: UnresolvedPurchaseCount }) => left === 0 },
  actions: {
    tellCompleted: emit({ type: 'payment-resolution.completed' }),
    tellLeft: emit({ type: 'payment-resolution.left' }),
  },
}).createMachine({
  id: 'payment-resolution',
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'fetchResolutions',
        src: 'fetchResolutions',
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => ({ left: event.output }) }, target: 'completed' },
          { target: 'unresolved' },
        ],
        onError: 'unresolved',
      },
      on: { 'RESOLUTION.RETRY': 'retrying' },
    },
    unresolved: { on: { 'RESOLUTION.RETRY': 'retrying' } },
    retrying: {
      invoke: {
        id: 'retry',
        src: 'retry',
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => ({ left: event.output }) },
            target: 'completed',
            actions: 'tellCompleted',
          },
          { target: 'unresolved', actions: 'tellLeft' },
        ],
        onError: 'retry error',
      },
    },
    'retry error': { on: { 'RESOLUTION.RETRY': 'retrying' } },
    completed: {},
  },
});
