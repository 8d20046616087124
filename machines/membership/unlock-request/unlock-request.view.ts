import type { SnapshotFrom } from 'xstate';
import type { MembershipFailure } from '../membership/membership-failure.ts';
import type { giveawayUnlockMachine } from './unlock-request.machine.ts';

export interface GiveawayUnlockView {
  readonly state: 'idle' | 'pending' | 'resolved';
  /** Id of the draw that was requested last; empty before. */
  readonly drawId: string;
  /** Why its entries stayed locked; null where they did not. */
  readonly failure: MembershipFailure | null;
}

export function giveawayUnlockView({
  value: state,
  context: { drawId, failure },
}: SnapshotFrom<typeof giveawayUnlockMachine>): GiveawayUnlockView {
  return { state, drawId, failure };
}
