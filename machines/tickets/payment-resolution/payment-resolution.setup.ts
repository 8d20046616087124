import { emit, fromPromise, setup } from 'xstate';
import type { PaymentResolutionEmitted, PaymentResolutionEvent } from './payment-resolution.types.ts';

const types = {} as {
  events: PaymentResolutionEvent;
  emitted: PaymentResolutionEmitted;
  meta: { readonly silent?: boolean };
};

/** How many purchases wait for the customer. */
export type UnresolvedPurchaseCount = number;

export const paymentResolutionSetup = setup({
  types,
  actors: {
    fetchResolutions: fromPromise<UnresolvedPurchaseCount>(() =>
      Promise.reject(new Error('fetchResolutions is not provided')),
    ),
    retry: fromPromise<UnresolvedPurchaseCount>(() => Promise.reject(new Error('retry is not provided'))),
  },
  guards: { isResolved: (_, { output: left }: { readonly output: UnresolvedPurchaseCount }) => left === 0 },
  actions: {
    emitCompleted: emit({ type: 'payment-resolution.completed' }),
    emitUnresolved: emit({ type: 'payment-resolution.unresolved' }),
  },
});
