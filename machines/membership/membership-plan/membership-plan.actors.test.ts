import { expect, test } from 'vitest';
import { createMembershipCalls } from '#commerce/membership/membership.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createSubscriptionCalls } from '#commerce/tickets/subscriptions.ts';
import { changeMembershipPlan } from './membership-plan.actors.ts';
import type { MembershipPlanChange } from './membership-plan.types.ts';

const program = { programId: 'daily_winners', metadata: { platform: 'Web' } };
const params = { id: 's-1' };
const status = (wanted: 'active' | 'cancelled') =>
  ['subscriptions.status', { params, body: { status: `recurring_status_${wanted}` } }] as const;
const joined = [
  'membership.update',
  {
    body: { membershipProgram: 'daily_winners', membershipStatus: 'member', metadata: { platform: 'Web' } },
  },
] as const;

test.each<[MembershipPlanChange, readonly (readonly [string, object])[]]>([
  [{ kind: 'keep', subscriptionId: 's-1' }, [status('active')]],
  [
    { kind: 'switch', subscriptionId: 's-1', period: 'annually' },
    [['subscriptions.update', { params, body: { membershipPeriod: 'annually' } }]],
  ],
  [{ kind: 'go-free', subscriptionId: 's-1', ...program }, [joined, status('cancelled')]],
  [{ kind: 'stay-free', ...program }, [joined]],
])('the change %j of a paid membership sends the calls that the specification names', async (change, calls) => {
  const answer = { status: 'recurring_status_active' };
  const { transport, sent } = createTestTransportFromTable({
    'membership.update': answer,
    'subscriptions.status': answer,
    'subscriptions.update': answer,
  });
  const plan = { membership: createMembershipCalls(transport), subscriptions: createSubscriptionCalls(transport) };
  await changeMembershipPlan(plan, change, new AbortController().signal);
  expect(sent).toEqual(calls);
});
