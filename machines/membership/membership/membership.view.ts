import type { SnapshotFrom } from 'xstate';
import type { membershipMachine } from './membership.machine.ts';
import type { MembershipFailure } from './membership-failure.ts';

export interface MembershipView {
  readonly state: 'settled' | 'joining' | 'confirming' | 'leaving';
  /** What went wrong with the last try; null for nothing. */
  readonly failure: MembershipFailure | null;
}

export function membershipView({
  value: state,
  context: { failure },
}: SnapshotFrom<typeof membershipMachine>): MembershipView {
  return { state, failure };
}
