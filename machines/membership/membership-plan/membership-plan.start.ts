import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { changePlan, type PlanCalls } from './membership-plan.actors.ts';
import { membershipPlanMachine } from './membership-plan.machine.ts';
import type { PlanChange } from './membership-plan.types.ts';

export function startMembershipPlan(calls: PlanCalls): ActorRefFrom<typeof membershipPlanMachine> {
  const actors = {
    change: fromPromise<void, PlanChange>(({ input, signal }) => changePlan(calls, input, signal)),
  };
  return createActor(membershipPlanMachine.provide({ actors })).start();
}
