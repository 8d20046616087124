import type { SnapshotFrom } from 'xstate';
import type { MembershipFailure } from '../membership/membership-failure.ts';
import type { entryConfirmationResendMachine } from './membership-resend.machine.ts';

export interface EntryConfirmationResendView {
  /** Whether it can not be used now: it was a moment ago, or the entry is locked. */
  readonly isDisabled: boolean;
  readonly recipient: string | null;
  readonly failure: MembershipFailure | null;
}

export function entryConfirmationResendView({
  value,
  context: { isLocked, recipient, failure },
}: SnapshotFrom<typeof entryConfirmationResendMachine>): EntryConfirmationResendView {
  return { isDisabled: isLocked || value === 'disabled', recipient, failure };
}
