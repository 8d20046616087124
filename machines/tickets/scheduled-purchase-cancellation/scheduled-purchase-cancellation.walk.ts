import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { scheduledPurchaseCancellationMachine } from './scheduled-purchase-cancellation.machine.ts';

const errors = [
  createRefusalApiError(404, 'scheduled_purchase_not_found', 'There is no such scheduled purchase.'),
  createRefusalApiError(409, 'not_cancellable', 'This was bought or cancelled already.'),
  createRefusalApiError(429, 'rate_limited', 'Please wait.'),
  new ApiError('Down.', { status: 503 }),
  new Error('offline'),
];

export const scheduledPurchaseCancellationWalk = defineFlowWalk({
  id: 'scheduled-purchase-cancellation',
  machine: scheduledPurchaseCancellationMachine,
  actors: ['cancel'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'CANCEL.REQUEST' },
          { type: 'CANCEL.DISMISS' },
          { type: 'CANCEL.CONFIRM', id: 's-1' },
          ...listActorEvents(snapshot, 'cancel', { outputs: [undefined], errors }),
        ],
        describe: ({ value, context: { failure } }) => `${String(value)}${failure === null ? '' : ` [${failure}]`}`,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
