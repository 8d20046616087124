import type { FlowLoader } from '#engine/flows/flow.ts';
import type { RecurringPurchaseEditEmitted } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.types.ts';
import type { ToastMessage } from '#schemas/browser/page-events.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Wordings of the specification for autoplays: The error catalogue, "Toasts". */
function toastOf({ type, purchase }: RecurringPurchaseEditEmitted): ToastMessage {
  switch (type) {
    case 'recurring.value_changed':
      return purchase.type === 'autoplay'
        ? { message: 'AutoPlay value changed', level: 'success' }
        : { message: 'Your subscription has been changed.', level: 'success' };
    case 'recurring.updated':
      return { message: 'It goes on. You are in again from the next draw.', level: 'success' };
    case 'recurring.paused':
      return { message: 'Paused. Nothing is bought until it goes on.', level: 'success' };
    case 'recurring.cancelled':
      return { message: 'Cancelled. Nothing more will be bought.', level: 'success' };
    case 'recurring.not_unpaused':
      return { message: 'Cannot Unpause AutoPlay', level: 'error' };
    case 'recurring.not_updated':
      return purchase.type === 'autoplay'
        ? { message: 'Cannot update AutoPlay status', level: 'error' }
        : { message: 'Your subscription could not be changed.', level: 'error' };
  }
}

/** The autoplay or the subscription of a page: what has changed is shown as the shop tells it. */
export function createRecurringPurchaseEditFlowLoader({
  commerce,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [
      { startRecurringPurchaseEditMachine: startRecurringPurchase },
      { updateRecurringPurchase: updateRecurring },
    ] = await Promise.all([
      import('#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.start.ts'),
      import('#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.actors.ts'),
    ]);
    return () => {
      const actor = startRecurringPurchase((update, signal) => updateRecurring(commerce, update, signal));
      actor.on('*', (event) => {
        page.toast(toastOf(event));
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}
