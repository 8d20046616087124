import type { SnapshotFrom } from 'xstate';
import type { partyGroupJoinMachine } from './party-group-join.machine.ts';

export interface PartyGroupJoinView {
  readonly state: 'invited' | 'joining' | 'joined';
  /** What went wrong with the last try; empty where the shop has no words for it, null for nothing. */
  readonly failure: string | null;
}

export function partyGroupJoinView({
  value: state,
  context: { failure },
}: SnapshotFrom<typeof partyGroupJoinMachine>): PartyGroupJoinView {
  return { state, failure };
}
