import { emit, fromPromise, setup } from 'xstate';
import type { PartyTicketEmitted, PartyTicketEvent } from './party-ticket.types.ts';

const types = {} as {
  events: PartyTicketEvent;
  emitted: PartyTicketEmitted;
  meta: { readonly silent?: boolean };
};

/** The party behind a ticket, where the page had to be made without it. */
export const partyTicketMachine = setup({
  types,
  actors: {
    /** Asks for the shares of the order with this id. */
    fetchTicket: fromPromise<void, string>(() => Promise.reject(new Error('fetchTicket is not provided'))),
  },
  actions: {
    tellLoaded: emit({ type: 'party-ticket.loaded' }),
    tellFailed: emit({ type: 'party-ticket.load-failed' }),
  },
}).createMachine({
  id: 'party-ticket',
  initial: 'waiting',
  states: {
    waiting: { on: { 'TICKET.MISSING': 'failed' } },
    failed: { entry: 'tellFailed', on: { 'TICKET.RETRY': 'fetching' } },
    fetching: {
      invoke: {
        id: 'fetchTicket',
        src: 'fetchTicket',
        input: ({ event }) => (event.type === 'TICKET.RETRY' ? event.id : ''),
        onDone: { target: 'loaded', actions: 'tellLoaded' },
        onError: 'failed',
      },
    },
    loaded: { on: { 'TICKET.MISSING': 'failed' } },
  },
});
