import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  ScheduledPurchaseCancellationEmitted,
  ScheduledPurchaseCancellationEvent,
  ScheduledPurchaseCancellationMachineContext,
} from './scheduled-purchase-cancellation.types.ts';

const types = {} as {
  context: ScheduledPurchaseCancellationMachineContext;
  events: ScheduledPurchaseCancellationEvent;
  emitted: ScheduledPurchaseCancellationEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export const scheduledPurchaseCancellationSetup = setup({
  types,
  actors: { cancel: fromPromise<void, string>(() => Promise.reject(new Error('cancel is not provided'))) },
  guards: {
    isOutdated: (_, { error }: Failed) => error instanceof ApiError && (error.status === 404 || error.status === 409),
  },
  actions: {
    recordFailure: assign((_, { error }: Failed) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    clearFailure: assign({ failure: null }),
    emitCancelled: emit({ type: 'scheduled-purchase-cancellation.cancelled' }),
    emitOutdated: emit({ type: 'scheduled-purchase-cancellation.outdated' }),
  },
});
