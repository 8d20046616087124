import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyTicketMachine } from './party-ticket.machine.ts';
import type { PartyTicketEvent } from './party-ticket.types.ts';

/** The party of the page's ticket. */
export const partyTicketFlow: FlowRef<SnapshotFrom<typeof partyTicketMachine>, PartyTicketEvent> = {
  id: 'party-ticket',
  scope: 'page',
};
