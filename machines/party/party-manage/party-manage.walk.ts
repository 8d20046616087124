import type { EventObject } from 'xstate';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { partyManageMachine } from './party-manage.machine.ts';
import type { PartyManageEvent } from './party-manage.types.ts';

const errors = [
  createRefusalApiError(409, 'duplicate', 'A group has this name already.'),
  new ApiError('The shop rests.', { status: 503 }),
  new Error('offline'),
];

export const partyManageWalk = defineFlowWalk({
  id: 'party-manage',
  machine: partyManageMachine,
  actors: ['changeParty'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'PARTY.CHANGE', change: { kind: 'rename', groupId: 'g-1', name: 'Friday Pies' } },
          { type: 'PARTY.CHANGE', change: { kind: 'leave', groupId: 'g-1' } },
          { type: 'PARTY.CHANGE', change: { kind: 'remove', groupId: 'g-1', memberId: 'm-2', memberName: 'Ben' } },
          { type: 'PARTY.CONFIRM' },
          { type: 'PARTY.CANCEL' },
          ...listActorEvents(snapshot, 'changeParty', { outputs: [{ kind: 'leave', sharesKept: 2 }], errors }),
        ],
        describe: ({ value, context: { change, failure } }) =>
          `${String(value)}${change === null ? '' : ` ${change.kind}`}${failure === null ? '' : ` [${failure}]`}`,
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

function isChange(event: EventObject): event is Extract<PartyManageEvent, { type: 'PARTY.CHANGE' }> {
  return event.type === 'PARTY.CHANGE';
}
