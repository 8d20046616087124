import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { ticketToastsMessages } from './ticket-toasts.messages.gen.ts';

/** Cancels the page's scheduled purchase. Refreshes the page, also if it was cancelled before. */
export function createScheduledPurchaseCancellationFlowLoader({
  commerce: { scheduledPurchases },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startScheduledPurchaseCancellationMachine: startScheduledPurchase } = await import(
      '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.start.ts'
    );
    return () => {
      const actor = startScheduledPurchase((id, signal) => scheduledPurchases.cancel(id, { signal }));
      actor.on('scheduled-purchase-cancellation.cancelled', () => {
        page.toast({ message: page.messages(ticketToastsMessages).scheduledCancelled(), level: 'success' });
        page.refresh().catch(reportError);
      });
      actor.on('scheduled-purchase-cancellation.outdated', () => {
        page.toast({ message: page.messages(ticketToastsMessages).scheduledOutdated(), level: 'info' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}
