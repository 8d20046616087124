import type { SnapshotFrom } from 'xstate';
import type { MembershipFailure } from '../membership/membership-failure.ts';
import type { membershipPlanMachine } from './membership-plan.machine.ts';
import type { MembershipPlanChange } from './membership-plan.types.ts';

export interface MembershipPlanView {
  readonly state: 'settled' | 'confirming' | 'changing';
  /** The change that is being made, or was last. */
  readonly kind: MembershipPlanChange['kind'] | null;
  /** Error message of the last change; null for none. */
  readonly failure: MembershipFailure | null;
}

export function membershipPlanView({
  value: state,
  context: { change, failure },
}: SnapshotFrom<typeof membershipPlanMachine>): MembershipPlanView {
  return { state, kind: change?.kind ?? null, failure };
}
