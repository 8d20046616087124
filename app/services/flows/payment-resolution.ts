import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { ticketToastsMessages } from './ticket-toasts.messages.gen.ts';

/** Retries failed due purchases, then shows the result and refreshes the page. */
export function createPaymentResolutionFlowLoader({
  commerce: { recurring },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startPaymentResolutionMachine } = await import(
      '#machines/tickets/payment-resolution/payment-resolution.start.ts'
    );
    return () => {
      const actor = startPaymentResolutionMachine(recurring);
      actor.on('payment-resolution.completed', () => {
        page.toast({ message: page.messages(ticketToastsMessages).duePaid(), level: 'success' });
        page.refresh().catch(reportError);
      });
      actor.on('payment-resolution.unresolved', () => {
        page.toast({ message: page.messages(ticketToastsMessages).dueLeft(), level: 'error', code: 'not_paid' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}
