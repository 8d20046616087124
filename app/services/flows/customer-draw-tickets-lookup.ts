import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The customer's tickets in the draw of a page; a visitor signs in and comes back. */
export function createDrawTicketsLookupFlowLoader({
  commerce: { orders },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startCustomerDrawTicketsLookupMachine: startOwnTickets } = await import(
      '#machines/results/customer-draw-tickets-lookup/customer-draw-tickets-lookup.start.ts'
    );
    return () => {
      const actor = startOwnTickets({ isCustomer: page.customerId() !== null }, orders);
      actor.on('customer-draw-tickets-lookup.sign_in_needed', () => {
        const query = new URLSearchParams({ next: page.path() });
        page.load(`${page.href('login')}?${query}`);
      });
      return actor;
    };
  };
}
