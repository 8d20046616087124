import { getActorError } from '../../_kit/params.ts';
import { scheduledPurchaseCancellationSetup } from './scheduled-purchase-cancellation.setup.ts';
import type { ScheduledPurchaseCancellationEvent } from './scheduled-purchase-cancellation.types.ts';

/** A purchase that happens later, until the customer cancels it (specification: States and transitions, "Scheduled"). */
export const scheduledPurchaseCancellationMachine = scheduledPurchaseCancellationSetup.createMachine({
  id: 'scheduled-purchase-cancellation',
  context: { failure: null },
  initial: 'scheduled_status_active',
  states: {
    scheduled_status_active: { on: { 'CANCEL.REQUEST': 'confirming' } },
    confirming: {
      on: {
        'CANCEL.DISMISS': { target: 'scheduled_status_active', actions: 'clearFailure' },
        'CANCEL.CONFIRM': 'cancelling',
      },
    },
    cancelling: {
      entry: 'clearFailure',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: cancelInput,
        onDone: { target: 'scheduled_status_cancelled', actions: 'emitCancelled' },
        onError: [
          { guard: { type: 'isOutdated', params: getActorError }, target: 'outdated' },
          { target: 'confirming', actions: { type: 'recordFailure', params: getActorError } },
        ],
      },
    },
    scheduled_status_cancelled: {},
    outdated: { entry: 'emitOutdated' },
  },
});

function cancelInput({ event }: { readonly event: ScheduledPurchaseCancellationEvent }) {
  return event.type === 'CANCEL.CONFIRM' ? event.id : '';
}
