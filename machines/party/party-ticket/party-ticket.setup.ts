import { emit, fromPromise, setup } from 'xstate';
import type { PartyTicketEmitted, PartyTicketEvent } from './party-ticket.types.ts';

const types = {} as {
  events: PartyTicketEvent;
  emitted: PartyTicketEmitted;
  meta: { readonly silent?: boolean };
};

export const partyTicketSetup = setup({
  types,
  actors: {
    /** Asks for the shares of the order with this id. */
    fetchTicket: fromPromise<void, string>(() => Promise.reject(new Error('fetchTicket is not provided'))),
  },
  actions: {
    tellLoaded: emit({ type: 'party-ticket.loaded' }),
    tellFailed: emit({ type: 'party-ticket.load-failed' }),
  },
});
