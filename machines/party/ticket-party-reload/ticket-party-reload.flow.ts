import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ticketPartyReloadMachine } from './ticket-party-reload.machine.ts';
import type { TicketPartyReloadEvent } from './ticket-party-reload.types.ts';

/** The party of the page's ticket. */
export const ticketPartyReloadFlow: FlowRef<SnapshotFrom<typeof ticketPartyReloadMachine>, TicketPartyReloadEvent> = {
  id: 'ticket-party-reload',
  scope: 'page',
};
