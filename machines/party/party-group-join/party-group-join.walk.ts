import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { partyGroupJoinMachine } from './party-group-join.machine.ts';

const errors = [createRefusalApiError(404, 'group_not_found', 'There is no such group.'), new Error('offline')];

export const partyGroupJoinWalk = defineFlowWalk({
  id: 'party-group-join',
  machine: partyGroupJoinMachine,
  actors: ['join'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'GROUP.JOIN', token: 'token-1' },
          ...listActorEvents(snapshot, 'join', { outputs: ['g-1'], errors }),
        ],
        describe: ({ value, context: { failure } }) => `${String(value)}${failure === null ? '' : ` [${failure}]`}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
