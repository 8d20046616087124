import type { MembershipFailure } from '../membership/membership-failure.ts';

export interface EntryConfirmationResendMachineContext {
  /** Whether the entry is still locked: there is nothing to confirm yet. */
  readonly isLocked: boolean;
  /** Where the confirmation was sent to last; null before. */
  readonly recipient: string | null;
  /** Why it was not sent, in words for the customer; null for nothing. */
  readonly failure: MembershipFailure | null;
}

export type EntryConfirmationResendEvent =
  | { readonly type: 'ENTRY.LOCKED' }
  | { readonly type: 'ENTRY.UNLOCKED' }
  | { readonly type: 'CONFIRMATION.RESEND'; readonly drawId: string };
