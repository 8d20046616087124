import type { SnapshotFrom } from 'xstate';
import type { ticketDocumentMachine } from './ticket-document.machine.ts';

export interface TicketDocumentView {
  readonly state: 'idle' | 'fetching' | 'saved' | 'failed';
}

export function ticketDocumentView({ value: state }: SnapshotFrom<typeof ticketDocumentMachine>): TicketDocumentView {
  return { state };
}
