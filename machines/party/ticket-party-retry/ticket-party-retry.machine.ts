import { ticketPartyRetrySetup } from './ticket-party-retry.setup.ts';
import type { TicketPartyRetryEvent } from './ticket-party-retry.types.ts';

/** The party behind a ticket, where the page had to be made without it. */
export const ticketPartyRetryMachine = ticketPartyRetrySetup.createMachine({
  id: 'ticket-party-retry',
  initial: 'waiting',
  states: {
    waiting: { on: { 'TICKET.MISSING': 'failed' } },
    failed: { entry: 'tellFailed', on: { 'TICKET.RETRY': 'fetching' } },
    fetching: {
      invoke: {
        id: 'fetchTicket',
        src: 'fetchTicket',
        input: fetchTicketInput,
        onDone: { target: 'loaded', actions: 'tellLoaded' },
        onError: 'failed',
      },
    },
    loaded: { on: { 'TICKET.MISSING': 'failed' } },
  },
});

function fetchTicketInput({ event }: { readonly event: TicketPartyRetryEvent }) {
  return event.type === 'TICKET.RETRY' ? event.id : '';
}
