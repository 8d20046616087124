import type { SnapshotFrom } from 'xstate';
import type { ticketPartyReloadMachine } from './ticket-party-reload.machine.ts';

export interface TicketPartyReloadView {
  readonly state: 'waiting' | 'failed' | 'fetching' | 'loaded';
}

export function ticketPartyReloadView({
  value: state,
}: SnapshotFrom<typeof ticketPartyReloadMachine>): TicketPartyReloadView {
  return { state };
}
