import { assign, emit, fromPromise, setup } from 'xstate';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import type {
  CustomerDrawTicketsLookupEmitted,
  CustomerDrawTicketsLookupEvent,
  CustomerDrawTicketsLookupInput,
  CustomerDrawTicketsLookupMachineContext,
  FinishedDrawKey,
} from './customer-draw-tickets-lookup.types.ts';

const types = {} as {
  context: CustomerDrawTicketsLookupMachineContext;
  events: CustomerDrawTicketsLookupEvent;
  input: CustomerDrawTicketsLookupInput;
  emitted: CustomerDrawTicketsLookupEmitted;
};

export const customerDrawTicketsLookupSetup = setup({
  types,
  actors: {
    fetchOrderLines: fromPromise<readonly OrderLine[], FinishedDrawKey>(() =>
      Promise.reject(new Error('fetchOrderLines is not provided')),
    ),
  },
  guards: {
    isCustomer: ({ context }) => context.isCustomer,
    hasNoOrderLines: (_, { output: lines }: { readonly output: readonly OrderLine[] }) => lines.length === 0,
  },
  actions: {
    setOrderLines: assign((_, { output: lines }: { readonly output: readonly OrderLine[] }) => ({ lines })),
    emitSignInNeeded: emit({ type: 'customer-draw-tickets-lookup.sign_in_needed' }),
  },
});
