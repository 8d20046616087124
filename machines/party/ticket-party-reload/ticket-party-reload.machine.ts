import { ticketPartyReloadSetup } from './ticket-party-reload.setup.ts';
import type { TicketPartyReloadEvent } from './ticket-party-reload.types.ts';

/** The party behind a ticket, where the page had to be made without it. */
export const ticketPartyReloadMachine = ticketPartyReloadSetup.createMachine({
  id: 'ticket-party-reload',
  initial: 'waiting',
  states: {
    waiting: { on: { 'TICKET.MISSING': 'failed' } },
    failed: { entry: 'emitLoadFailed', on: { 'TICKET.RETRY': 'fetching' } },
    fetching: {
      invoke: {
        id: 'fetchTicket',
        src: 'fetchTicket',
        input: fetchTicketInput,
        onDone: { target: 'loaded', actions: 'emitLoaded' },
        onError: 'failed',
      },
    },
    loaded: { on: { 'TICKET.MISSING': 'failed' } },
  },
});

function fetchTicketInput({ event }: { readonly event: TicketPartyReloadEvent }) {
  return event.type === 'TICKET.RETRY' ? event.id : '';
}
