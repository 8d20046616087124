import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { linkConfirmationMachine } from './link-confirmation.machine.ts';

const gone = new ApiError('Email link no longer valid', { status: 404, code: 'link_not_valid' });
const misspelt = new ApiError('No.', { status: 422, code: 'invalid' });
const unreadable = new ApiError('Something went wrong', { status: 422, code: 'unreadable_answer', answered: false });
const unanswered = new ApiError('Failed to fetch', { status: 502, answered: false });

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'LINK.CONFIRM', token: 'from-the-mail' } as EventObject,
    ...listActorEvents(snapshot, 'confirmLink', {
      outputs: [undefined],
      errors: [gone, misspelt, unreadable, unanswered],
    }),
  ];
}

export const linkConfirmationWalk = defineFlowWalk({
  id: 'link-confirmation',
  machine: linkConfirmationMachine,
  actors: ['confirmLink'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe: ({ value, context }) => `${String(value)}${context.hasFailed ? '[failed]' : ''}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError
            ? `${event.type} ${event.error.code ?? event.error.status}`
            : event.type,
      },
    },
  ],
});
