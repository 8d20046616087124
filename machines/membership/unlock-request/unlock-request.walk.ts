import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { giveawayUnlockMachine } from './unlock-request.machine.ts';

const errors = [
  createRefusalApiError(422, 'draw_closed', 'Entries for this draw have closed.'),
  new ApiError('The shop rests.', { status: 503 }),
  new Error('offline'),
];

export const unlockRequestWalk = defineFlowWalk({
  id: 'unlock-request',
  machine: giveawayUnlockMachine,
  actors: ['unlock'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'UNLOCK.REQUEST', drawId: 'daily-41' },
          ...listActorEvents(snapshot, 'unlock', {
            outputs: [{ drawId: 'daily-41', name: 'The Morning Thousand' }],
            errors,
          }),
        ],
        describe: ({ value, context: { drawId, failure } }) =>
          `${String(value)}${drawId === '' ? '' : ` ${drawId}`}${failure === null ? '' : ` [${failure.message ?? 'unknown failure'}]`}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
