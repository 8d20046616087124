import type { SnapshotFrom } from 'xstate';
import type { partyManageMachine } from './party-manage.machine.ts';
import type { PartyChange } from './party-manage.types.ts';

export interface PartyManageView {
  readonly state: 'settled' | 'confirming' | 'changing';
  /** The change that is being made or to be confirmed, or was last. */
  readonly change: PartyChange | null;
  /** What went wrong with the last change; empty where the shop has no words for it, null for nothing. */
  readonly failure: string | null;
}

export function partyManageView({
  value: state,
  context: { change, failure },
}: SnapshotFrom<typeof partyManageMachine>): PartyManageView {
  return { state, change, failure };
}
