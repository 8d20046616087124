import type { SnapshotFrom } from 'xstate';
import type { membershipMachine } from './membership.machine.ts';

export interface MembershipView {
  readonly state: 'settled' | 'joining' | 'confirming' | 'leaving';
  /** What went wrong with the last try; null for nothing. */
  readonly failure: string | null;
}

export function membershipView({
  value: state,
  context: { failure },
}: SnapshotFrom<typeof membershipMachine>): MembershipView {
  return { state, failure };
}
