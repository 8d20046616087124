import { ApiError } from '#engine/api/api-error.ts';
import { actorEvents } from '../testing/edges.ts';
import { flowWalk } from '../testing/flow-walk.ts';
import { scheduledPurchaseMachine } from './scheduled-purchase.machine.ts';

const errors = [
  new ApiError('There is no such scheduled purchase.', { status: 404, code: 'scheduled_purchase_not_found' }),
  new ApiError('This was bought or cancelled already.', { status: 409, code: 'not_cancellable' }),
  new ApiError('Please wait.', { status: 429, code: 'rate_limited' }),
  new ApiError('Down.', { status: 503 }),
  new Error('offline'),
];

export const walk = flowWalk({
  id: 'scheduled-purchase',
  machine: scheduledPurchaseMachine,
  actors: ['cancel'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'CANCEL.ASK' },
          { type: 'CANCEL.KEEP' },
          { type: 'CANCEL.CONFIRM', id: 's-1' },
          ...actorEvents(snapshot, 'cancel', { outputs: [undefined], errors }),
        ],
        describe: ({ value, context: { failure } }) => `${String(value)}${failure === null ? '' : ` [${failure}]`}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
