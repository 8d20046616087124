import type { SnapshotFrom } from 'xstate';
import type { membershipResendMachine } from './membership-resend.machine.ts';

export interface MembershipResendView {
  /** Whether it can not be used now: it was a moment ago, or the entry is locked. */
  readonly isDisabled: boolean;
  readonly recipient: string | null;
  readonly failure: string | null;
}

export function membershipResendView({
  value,
  context: { isLocked, recipient, failure },
}: SnapshotFrom<typeof membershipResendMachine>): MembershipResendView {
  return { isDisabled: isLocked || value === 'disabled', recipient, failure };
}
