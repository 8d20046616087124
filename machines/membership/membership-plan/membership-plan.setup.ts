import { assign, emit, fromPromise, setup } from 'xstate';
import { toMembershipFailure } from '../membership/membership-failure.ts';
import type {
  MembershipPlanChange,
  MembershipPlanEmitted,
  MembershipPlanEvent,
  MembershipPlanMachineContext,
} from './membership-plan.types.ts';

const types = {} as {
  context: MembershipPlanMachineContext;
  events: MembershipPlanEvent;
  emitted: MembershipPlanEmitted;
};

export const membershipPlanSetup = setup({
  types,
  actors: {
    changePlan: fromPromise<void, MembershipPlanChange>(() => Promise.reject(new Error('changePlan is not provided'))),
  },
  guards: {
    needsConfirmation: ({ event }) => event.type === 'PLAN.CHANGE' && event.change.kind === 'go-free',
  },
  actions: {
    setChange: assign(({ context, event }) => ({
      change: event.type === 'PLAN.CHANGE' ? event.change : context.change,
      failure: null,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: toMembershipFailure(error),
    })),
    emitChanged: emit(({ context }) => ({ type: 'plan.changed' as const, kind: getRequestedPlanChange(context).kind })),
  },
});

export function getRequestedPlanChange({ change }: MembershipPlanMachineContext): MembershipPlanChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}
