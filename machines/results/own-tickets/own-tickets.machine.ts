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

/** The tickets of a customer in a draw, once they ask for them (specification: The calls it makes, "full_result_customer"). */
export const ownTicketsMachine = setup({
  types,
  actors: {
    fetchLines: fromPromise<readonly OrderLine[], DrawnDraw>(() =>
      Promise.reject(new Error('fetchLines is not provided')),
    ),
  },
  guards: {
    isCustomer: ({ context }) => context.isCustomer,
    hasNone: (_, { lines }: { readonly lines: readonly OrderLine[] }) => lines.length === 0,
  },
  actions: {
    record: assign((_, { lines }: { readonly lines: readonly OrderLine[] }) => ({ lines })),
    tellSignIn: emit({ type: 'own-tickets.sign_in_needed' }),
  },
}).createMachine({
  id: 'own-tickets',
  context: ({ input }) => ({ isCustomer: input.isCustomer, lines: [] }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'TICKETS.CHECK': [{ guard: 'isCustomer', target: 'fetching' }, { actions: 'tellSignIn' }] },
    },
    fetching: {
      invoke: {
        id: 'fetchLines',
        src: 'fetchLines',
        input: ({ event }) =>
          event.type === 'TICKETS.CHECK'
            ? { offerKey: event.offerKey, drawNo: event.drawNo }
            : { offerKey: '', drawNo: 0 },
        onDone: [
          { guard: { type: 'hasNone', params: ({ event }) => ({ lines: event.output }) }, target: 'none' },
          { target: 'found', actions: { type: 'record', params: ({ event }) => ({ lines: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    found: {},
    none: {},
    failed: { on: { 'TICKETS.CHECK': 'fetching' } },
  },
});
