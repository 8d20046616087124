import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ticketPartyRetryMachine } from './party-ticket.machine.ts';
import type { TicketPartyRetryEvent } from './party-ticket.types.ts';

/** The party of the page's ticket. */
export const ticketPartyRetryFlow: FlowRef<SnapshotFrom<typeof ticketPartyRetryMachine>, TicketPartyRetryEvent> = {
  id: 'party-ticket',
  scope: 'page',
};
