import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ticketDocumentDownloadMachine } from './ticket-document-download.machine.ts';
import type { TicketDocumentDownloadEvent } from './ticket-document-download.types.ts';

/** The document of the page's ticket. */
export const ticketDocumentDownloadFlow: FlowRef<
  SnapshotFrom<typeof ticketDocumentDownloadMachine>,
  TicketDocumentDownloadEvent
> = {
  id: 'ticket-document-download',
  scope: 'page',
};
