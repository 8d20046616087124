import type { CustomerMembership } from '#schemas/generated/api/types.gen.ts';

/** What is known once the shop has answered. */
export type UpdatedMembership = Pick<CustomerMembership, 'membershipStatus'>;

export interface MembershipContext {
  /** Id of the program that is joined or left. */
  readonly programId: string;
  /** What went wrong with the last try, in words for the customer; null for nothing. */
  readonly failure: string | null;
}

export type MembershipEvent =
  | { readonly type: 'MEMBERSHIP.JOIN'; readonly programId: string }
  /** The customer wants to leave, and is asked whether they are sure. */
  | { readonly type: 'MEMBERSHIP.LEAVE'; readonly programId: string }
  | { readonly type: 'LEAVE.CONFIRM' }
  | { readonly type: 'LEAVE.CANCEL' };

/** Where the customer stands from now on. */
export interface MembershipEmitted {
  readonly type: 'membership.updated';
  readonly status: CustomerMembership['membershipStatus'];
  /** Whether they left: who has paid is a member for as long as they paid. */
  readonly hasLeft: boolean;
}
