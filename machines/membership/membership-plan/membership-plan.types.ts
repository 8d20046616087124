import type { RecurringChange } from '#schemas/generated/api/types.gen.ts';
import type { MembershipFailure } from '../membership/membership-failure.ts';

/** A change of a paid membership. */
export type MembershipPlanChange =
  /** It renews again. */
  | { readonly kind: 'keep'; readonly subscriptionId: string }
  /** Its payment period changes from the next renewal on. */
  | {
      readonly kind: 'switch';
      readonly subscriptionId: string;
      readonly period: NonNullable<RecurringChange['membershipPeriod']>;
    }
  /** It is not renewed, and the customer is a free member when it ends. */
  | ({ readonly kind: 'go-free'; readonly subscriptionId: string } & FreeMembershipJoinRequest)
  /** The customer, whose membership is not renewed already, is a free member when it ends. */
  | ({ readonly kind: 'stay-free' } & FreeMembershipJoinRequest);

export interface FreeMembershipJoinRequest {
  readonly programId: string;
  /** Metadata of the request, such as the campaign. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface MembershipPlanMachineContext {
  /** The change that is being made, or was last; null before the first. */
  readonly change: MembershipPlanChange | null;
  /** Error message of the last change; null for none. */
  readonly failure: MembershipFailure | null;
}

export type MembershipPlanEvent =
  | { readonly type: 'PLAN.CHANGE'; readonly change: MembershipPlanChange }
  | { readonly type: 'PLAN.CONFIRM' }
  | { readonly type: 'PLAN.CANCEL' };

export interface MembershipPlanEmitted {
  readonly type: 'plan.changed';
  readonly kind: MembershipPlanChange['kind'];
}
