import { assign, emit, fromPromise, setup } from 'xstate';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import type {
  DrawnDraw,
  OwnTicketsContext,
  OwnTicketsEmitted,
  OwnTicketsEvent,
  OwnTicketsInput,
} from './own-tickets.types.ts';

const types = {} as {
  context: OwnTicketsContext;
  events: OwnTicketsEvent;
  input: OwnTicketsInput;
  emitted: OwnTicketsEmitted;
};

export const ownTicketsSetup = setup({
  types,
  actors: {
    fetchLines: fromPromise<readonly OrderLine[], DrawnDraw>(() =>
      Promise.reject(new Error('fetchLines is not provided')),
    ),
  },
  guards: {
    isCustomer: ({ context }) => context.isCustomer,
    hasNone: (_, { output: lines }: { readonly output: readonly OrderLine[] }) => lines.length === 0,
  },
  actions: {
    record: assign((_, { output: lines }: { readonly output: readonly OrderLine[] }) => ({ lines })),
    tellSignIn: emit({ type: 'own-tickets.sign_in_needed' }),
  },
});
