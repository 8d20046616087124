import { emit, fromPromise, setup } from 'xstate';
import type { TicketPartyReloadEmitted, TicketPartyReloadEvent } from './ticket-party-reload.types.ts';

const types = {} as {
  events: TicketPartyReloadEvent;
  emitted: TicketPartyReloadEmitted;
  meta: { readonly silent?: boolean };
};

export const ticketPartyReloadSetup = setup({
  types,
  actors: {
    /** Asks for the shares of the order with this id. */
    fetchTicket: fromPromise<void, string>(() => Promise.reject(new Error('fetchTicket is not provided'))),
  },
  actions: {
    emitLoaded: emit({ type: 'ticket-party-reload.loaded' }),
    emitLoadFailed: emit({ type: 'ticket-party-reload.load-failed' }),
  },
});
