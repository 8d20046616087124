import type { MembershipCalls } from '#commerce/membership/membership.ts';
import type { SubscriptionCalls } from '#commerce/tickets/subscriptions.ts';
import type { MembershipPlanChange } from './membership-plan.types.ts';

export interface MembershipPlanCalls {
  readonly membership: Pick<MembershipCalls, 'join'>;
  readonly subscriptions: Pick<SubscriptionCalls, 'setStatus' | 'update'>;
}

/**
 * Changes a paid membership (specification: The calls it makes, "Recurring" and "Membership service"). Going free takes
 * two calls; the first alone changes nothing as long as the membership renews, so both can be made again.
 */
export async function changeMembershipPlan(
  { membership, subscriptions }: MembershipPlanCalls,
  change: MembershipPlanChange,
  signal: AbortSignal,
): Promise<void> {
  const options = { signal };
  switch (change.kind) {
    case 'keep':
      await subscriptions.setStatus(change.subscriptionId, { status: 'recurring_status_active' }, options);
      return;
    case 'switch':
      await subscriptions.update(change.subscriptionId, { membershipPeriod: change.period }, options);
      return;
    case 'go-free':
      await membership.join(change.programId, change.metadata, options);
      await subscriptions.setStatus(change.subscriptionId, { status: 'recurring_status_cancelled' }, options);
      return;
    case 'stay-free':
      await membership.join(change.programId, change.metadata, options);
      return;
  }
}
