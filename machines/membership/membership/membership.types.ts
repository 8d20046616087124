import type { CustomerMembership } from '#schemas/generated/api/types.gen.ts';
import type { MembershipFailure } from './membership-failure.ts';

/** What is known once the shop has answered. */
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
  /** The customer wants to leave, and is asked whether they are sure. */
  | ({ readonly type: 'MEMBERSHIP.LEAVE' } & MembershipJoinOrLeaveRequest)
  | { readonly type: 'LEAVE.CONFIRM' }
  | { readonly type: 'LEAVE.CANCEL' };

/** Where the customer stands from now on. */
export interface MembershipEmitted {
  readonly type: 'membership.updated';
  readonly status: CustomerMembership['membershipStatus'];
  /** Whether they left: who has paid is a member for as long as they paid. */
  readonly hasLeft: boolean;
}
