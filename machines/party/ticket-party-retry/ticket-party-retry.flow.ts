import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ticketPartyRetryMachine } from './ticket-party-retry.machine.ts';
import type { TicketPartyRetryEvent } from './ticket-party-retry.types.ts';

/** The party of the page's ticket. */
export const ticketPartyRetryFlow: FlowRef<SnapshotFrom<typeof ticketPartyRetryMachine>, TicketPartyRetryEvent> = {
  id: 'ticket-party-retry',
  scope: 'page',
};
