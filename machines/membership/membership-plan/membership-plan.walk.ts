import type { EventObject } from 'xstate';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { membershipPlanMachine } from './membership-plan.machine.ts';
import type { MembershipPlanEvent } from './membership-plan.types.ts';

const errors = [
  createRefusalApiError(422, 'recurring_cancelled', 'This has been cancelled. Please start a new one.'),
  new ApiError('The shop rests.', { status: 503 }),
  new Error('offline'),
];
const program = { programId: 'daily_winners', metadata: {} };

function isChange(event: EventObject): event is Extract<MembershipPlanEvent, { type: 'PLAN.CHANGE' }> {
  return event.type === 'PLAN.CHANGE';
}

export const membershipPlanWalk = defineFlowWalk({
  id: 'membership-plan',
  machine: membershipPlanMachine,
  actors: ['changePlan'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'PLAN.CHANGE', change: { kind: 'keep', subscriptionId: 's-1' } },
          { type: 'PLAN.CHANGE', change: { kind: 'switch', subscriptionId: 's-1', period: 'annually' } },
          { type: 'PLAN.CHANGE', change: { kind: 'go-free', subscriptionId: 's-1', ...program } },
          { type: 'PLAN.CHANGE', change: { kind: 'stay-free', ...program } },
          { type: 'PLAN.CONFIRM' },
          { type: 'PLAN.CANCEL' },
          ...listActorEvents(snapshot, 'changePlan', { outputs: [undefined], errors }),
        ],
        describe: ({ value, context: { change, failure } }) =>
          `${String(value)}${change === null ? '' : ` ${change.kind}`}${failure === null ? '' : ` [${failure.message ?? 'unknown failure'}]`}`,
        label: (event) => {
          if (isChange(event)) return `${event.type} ${event.change.kind}`;
          return 'error' in event && event.error instanceof ApiError
            ? `${event.type} ${event.error.status}`
            : event.type;
        },
      },
    },
  ],
});
