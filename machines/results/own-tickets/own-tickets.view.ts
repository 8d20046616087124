import type { SnapshotFrom } from 'xstate';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import type { ownTicketsMachine } from './own-tickets.machine.ts';

export interface OwnTicketsView {
  readonly state: 'idle' | 'fetching' | 'found' | 'none' | 'failed';
  readonly lines: readonly OrderLine[];
}

export function ownTicketsView({
  value: state,
  context: { lines },
}: SnapshotFrom<typeof ownTicketsMachine>): OwnTicketsView {
  return { state, lines };
}
