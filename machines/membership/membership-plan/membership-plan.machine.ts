import { assign, emit, fromPromise, setup } from 'xstate';
import { membershipFailure } from '../membership/membership-failure.ts';
import type {
  MembershipPlanContext,
  MembershipPlanEmitted,
  MembershipPlanEvent,
  PlanChange,
} from './membership-plan.types.ts';

const types = {} as {
  context: MembershipPlanContext;
  events: MembershipPlanEvent;
  emitted: MembershipPlanEmitted;
};

/**
 * Renews a paid membership, changes its payment period, or ends it. The page shows how the membership
 * stands, and is fetched again after a change. Going free is confirmed first.
 */
export const membershipPlanMachine = setup({
  types,
  actors: {
    change: fromPromise<void, PlanChange>(() => Promise.reject(new Error('change is not provided'))),
  },
  guards: {
    needsConfirmation: ({ event }) => event.type === 'PLAN.CHANGE' && event.change.kind === 'go-free',
  },
  actions: {
    begin: assign(({ context, event }) => ({
      change: event.type === 'PLAN.CHANGE' ? event.change : context.change,
      failure: null,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: membershipFailure(error) })),
    emitChanged: emit(({ context }) => ({ type: 'plan.changed' as const, kind: changeOf(context).kind })),
  },
}).createMachine({
  id: 'membership-plan',
  context: { change: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'PLAN.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'begin' },
          { target: 'changing', actions: 'begin' },
        ],
      },
    },
    confirming: { on: { 'PLAN.CONFIRM': 'changing', 'PLAN.CANCEL': 'settled' } },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'settled', actions: 'emitChanged' },
        onError: {
          target: 'settled',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

function changeOf({ change }: MembershipPlanContext): PlanChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}
