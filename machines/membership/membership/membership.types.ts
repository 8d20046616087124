import type { CustomerMembership } from '#schemas/generated/api/types.gen.ts';
import type { MembershipFailure } from './membership-failure.ts';

/** The part of the response that is used. */
export type MembershipStatusResult = Pick<CustomerMembership, 'membershipStatus'>;

/** A program to join or to leave. */
export interface MembershipJoinOrLeaveRequest {
  readonly programId: string;
  /** Metadata of the request, such as the campaign. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface MembershipMachineContext {
  /** The program to join or leave; null until one is chosen. */
  readonly change: MembershipJoinOrLeaveRequest | null;
  /** What went wrong with the last try, in words for the customer; null for nothing. */
  readonly failure: MembershipFailure | null;
}

export type MembershipEvent =
  | ({ readonly type: 'MEMBERSHIP.JOIN' } & MembershipJoinOrLeaveRequest)
  /** The customer wants to leave, and has to confirm it. */
  | ({ readonly type: 'MEMBERSHIP.LEAVE' } & MembershipJoinOrLeaveRequest)
  | { readonly type: 'LEAVE.CONFIRM' }
  | { readonly type: 'LEAVE.CANCEL' };

/** The customer's new membership status. */
export interface MembershipEmitted {
  readonly type: 'membership.updated';
  readonly status: CustomerMembership['membershipStatus'];
  /** Whether they left; a paid membership lasts until its period ends. */
  readonly hasLeft: boolean;
}
