import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyTicketReloadMachine } from './party-ticket.machine.ts';
import type { PartyTicketReloadEvent } from './party-ticket.types.ts';

/** The party of the page's ticket. */
export const partyTicketReloadFlow: FlowRef<SnapshotFrom<typeof partyTicketReloadMachine>, PartyTicketReloadEvent> = {
  id: 'party-ticket',
  scope: 'page',
};
