import type { FlowLoader } from '#engine/flows/flow.ts';
import type { RecurringPurchaseEditEmitted } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.types.ts';
import type { ToastMessage } from '#schemas/browser/page-events.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { type TicketToastsMessages, ticketToastsMessages } from './ticket-toasts.messages.gen.ts';

function toastOf({ type, purchase }: RecurringPurchaseEditEmitted, messages: TicketToastsMessages): ToastMessage {
  const isAutoplay = purchase.type === 'autoplay';
  switch (type) {
    case 'recurring.value_changed':
      return { message: isAutoplay ? messages.autoplayChanged() : messages.subscriptionChanged(), level: 'success' };
    case 'recurring.updated':
      return { message: messages.resumed(), level: 'success' };
    case 'recurring.paused':
      return { message: messages.paused(), level: 'success' };
    case 'recurring.cancelled':
      return { message: messages.cancelled(), level: 'success' };
    case 'recurring.not_unpaused':
      return { message: messages.notUnpaused(), level: 'error' };
    case 'recurring.not_updated':
      return {
        message: isAutoplay ? messages.autoplayNotUpdated() : messages.subscriptionNotChanged(),
        level: 'error',
      };
  }
}

/** The autoplay or the subscription of a page. Each result shows a toast and refreshes the page. */
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
        page.toast(toastOf(event, page.messages(ticketToastsMessages)));
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}
