import type { SnapshotFrom } from 'xstate';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import type { customerDrawTicketsLookupMachine } from './customer-draw-tickets-lookup.machine.ts';

export interface CustomerDrawTicketsLookupView {
  readonly state: 'idle' | 'fetching' | 'found' | 'none' | 'failed';
  readonly lines: readonly OrderLine[];
}

export function customerDrawTicketsLookupView({
  value: state,
  context: { lines },
}: SnapshotFrom<typeof customerDrawTicketsLookupMachine>): CustomerDrawTicketsLookupView {
  return { state, lines };
}
