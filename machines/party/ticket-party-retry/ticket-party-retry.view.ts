import type { SnapshotFrom } from 'xstate';
import type { ticketPartyRetryMachine } from './ticket-party-retry.machine.ts';

export interface TicketPartyRetryView {
  readonly state: 'waiting' | 'failed' | 'fetching' | 'loaded';
}

export function ticketPartyRetryView({
  value: state,
}: SnapshotFrom<typeof ticketPartyRetryMachine>): TicketPartyRetryView {
  return { state };
}
