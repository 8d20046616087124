import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  ScheduledPurchaseContext,
  ScheduledPurchaseEmitted,
  ScheduledPurchaseEvent,
} from './scheduled-purchase.types.ts';

const types = {} as {
  context: ScheduledPurchaseContext;
  events: ScheduledPurchaseEvent;
  emitted: ScheduledPurchaseEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

/** A purchase that happens later, until the customer cancels it (specification: States and transitions, "Scheduled"). */
export const scheduledPurchaseMachine = setup({
  types,
  actors: { cancel: fromPromise<void, string>(() => Promise.reject(new Error('cancel is not provided'))) },
  guards: {
    isOutdated: (_, { error }: Failed) => error instanceof ApiError && (error.status === 404 || error.status === 409),
  },
  actions: {
    recordFailure: assign((_, { error }: Failed) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    forgetFailure: assign({ failure: null }),
    tellCancelled: emit({ type: 'scheduled-purchase.cancelled' }),
    tellOutdated: emit({ type: 'scheduled-purchase.outdated' }),
  },
}).createMachine({
  id: 'scheduled-purchase',
  context: { failure: null },
  initial: 'scheduled_status_active',
  states: {
    scheduled_status_active: { on: { 'CANCEL.ASK': 'confirming' } },
    confirming: {
      on: {
        'CANCEL.KEEP': { target: 'scheduled_status_active', actions: 'forgetFailure' },
        'CANCEL.CONFIRM': 'cancelling',
      },
    },
    cancelling: {
      entry: 'forgetFailure',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ event }) => (event.type === 'CANCEL.CONFIRM' ? event.id : ''),
        onDone: { target: 'scheduled_status_cancelled', actions: 'tellCancelled' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event: { error } }) => ({ error }) },
            target: 'outdated',
          },
          {
            target: 'confirming',
            actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
    },
    scheduled_status_cancelled: {},
    outdated: { entry: 'tellOutdated' },
  },
});
