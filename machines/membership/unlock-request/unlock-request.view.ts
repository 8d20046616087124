import type { SnapshotFrom } from 'xstate';
import type { unlockRequestMachine } from './unlock-request.machine.ts';

export interface UnlockRequestView {
  readonly state: 'idle' | 'pending' | 'resolved';
  /** The draw that it is about; empty before anything was asked for. */
  readonly drawId: string;
  /** Why its entries stayed locked; null where they did not. */
  readonly failure: string | null;
}

export function unlockRequestView({
  value: state,
  context: { drawId, failure },
}: SnapshotFrom<typeof unlockRequestMachine>): UnlockRequestView {
  return { state, drawId, failure };
}
