import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { changeMembershipPlan, type MembershipPlanCalls } from './membership-plan.actors.ts';
import { membershipPlanMachine } from './membership-plan.machine.ts';
import type { MembershipPlanChange } from './membership-plan.types.ts';

export function startMembershipPlanMachine(calls: MembershipPlanCalls): ActorRefFrom<typeof membershipPlanMachine> {
  const actors = {
    changePlan: fromPromise<void, MembershipPlanChange>(({ input, signal }) =>
      changeMembershipPlan(calls, input, signal),
    ),
  };
  return createActor(membershipPlanMachine.provide({ actors })).start();
}
