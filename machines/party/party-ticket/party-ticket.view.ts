import type { SnapshotFrom } from 'xstate';
import type { partyTicketReloadMachine } from './party-ticket.machine.ts';

export interface PartyTicketReloadView {
  readonly state: 'waiting' | 'failed' | 'fetching' | 'loaded';
}

export function partyTicketReloadView({
  value: state,
}: SnapshotFrom<typeof partyTicketReloadMachine>): PartyTicketReloadView {
  return { state };
}
