import type { SnapshotFrom } from 'xstate';
import type { partyTicketMachine } from './party-ticket.machine.ts';

export interface PartyTicketView {
  readonly state: 'waiting' | 'failed' | 'fetching' | 'loaded';
}

export function partyTicketView({ value: state }: SnapshotFrom<typeof partyTicketMachine>): PartyTicketView {
  return { state };
}
