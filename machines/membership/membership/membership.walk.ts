import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { membershipMachine } from './membership.machine.ts';

const outputs = [{ membershipStatus: 'member' }];
const errors = [
  createRefusalApiError(422, 'not_eligible', 'The program is not offered where you live.'),
  new ApiError('The shop rests.', { status: 503 }),
  new Error('offline'),
];

export const membershipWalk = defineFlowWalk({
  id: 'membership',
  machine: membershipMachine,
  actors: ['join', 'leave'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'MEMBERSHIP.JOIN', programId: 'daily_winners' },
          { type: 'MEMBERSHIP.LEAVE', programId: 'daily_winners' },
          { type: 'LEAVE.CONFIRM' },
          { type: 'LEAVE.CANCEL' },
          ...listActorEvents(snapshot, 'join', { outputs, errors }),
          ...listActorEvents(snapshot, 'leave', { outputs, errors }),
        ],
        describe: ({ value, context: { change, failure } }) =>
          `${String(value)}${change === null ? '' : ` of ${change.programId}`}${failure === null ? '' : ` [${failure.message ?? 'unknown failure'}]`}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
