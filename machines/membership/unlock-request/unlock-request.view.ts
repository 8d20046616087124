import type { SnapshotFrom } from 'xstate';
import type { MembershipFailure } from '../membership/membership-failure.ts';
import type { giveawayUnlockMachine } from './unlock-request.machine.ts';

export interface GiveawayUnlockView {
  readonly state: 'idle' | 'pending' | 'resolved';
  /** The draw that it is about; empty before anything was asked for. */
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
