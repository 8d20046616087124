import type { SnapshotFrom } from 'xstate';
import type { partyManageMachine } from './party-manage.machine.ts';
import type { PartyChange } from './party-manage.types.ts';

export interface PartyManageView {
  readonly state: 'settled' | 'confirming' | 'changing';
  /** The change that is being made or to be confirmed, or was last. */
  readonly change: PartyChange | null;
  /** Error message of the last change; empty for an error without a message, null for no error. */
  readonly failure: string | null;
}

export function partyManageView({
  value: state,
  context: { change, failure },
}: SnapshotFrom<typeof partyManageMachine>): PartyManageView {
  return { state, change, failure };
}
