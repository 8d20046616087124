import type { SnapshotFrom } from 'xstate';
import type { ticketDocumentDownloadMachine } from './ticket-document-download.machine.ts';

export interface TicketDocumentDownloadView {
  readonly state: 'idle' | 'fetching' | 'saved' | 'failed';
}

export function ticketDocumentDownloadView({
  value: state,
}: SnapshotFrom<typeof ticketDocumentDownloadMachine>): TicketDocumentDownloadView {
  return { state };
}
