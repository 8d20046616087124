import type { SnapshotFrom } from 'xstate';
import type { partyJoinMachine } from './party-join.machine.ts';

export interface PartyJoinView {
  readonly state: 'invited' | 'joining' | 'joined';
  /** What went wrong with the last try; empty where the shop has no words for it, null for nothing. */
  readonly failure: string | null;
}

export function partyJoinView({
  value: state,
  context: { failure },
}: SnapshotFrom<typeof partyJoinMachine>): PartyJoinView {
  return { state, failure };
}
