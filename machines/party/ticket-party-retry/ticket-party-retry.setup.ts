import { emit, fromPromise, setup } from 'xstate';
import type { TicketPartyRetryEmitted, TicketPartyRetryEvent } from './ticket-party-retry.types.ts';

const types = {} as {
  events: TicketPartyRetryEvent;
  emitted: TicketPartyRetryEmitted;
  meta: { readonly silent?: boolean };
};

export const ticketPartyRetrySetup = setup({
  types,
  actors: {
    /** Asks for the shares of the order with this id. */
    fetchTicket: fromPromise<void, string>(() => Promise.reject(new Error('fetchTicket is not provided'))),
  },
  actions: {
    tellLoaded: emit({ type: 'ticket-party-retry.loaded' }),
    tellFailed: emit({ type: 'ticket-party-retry.load-failed' }),
  },
});
