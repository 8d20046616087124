import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ticketDocumentMachine } from './ticket-document.machine.ts';
import type { TicketDocumentEvent } from './ticket-document.types.ts';

/** The document of the page's ticket. */
export const ticketDocumentFlow: FlowRef<SnapshotFrom<typeof ticketDocumentMachine>, TicketDocumentEvent> = {
  id: 'ticket-document',
  scope: 'page',
};
