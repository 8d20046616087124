import type { FlowInputOf, FlowLoader } from '#engine/flows/flow.ts';
import type { receiptWaitFlow } from '#machines/checkout/receipt-wait/receipt-wait.flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Waits for a receipt, then loads the page again with the new header and cart. */
export function createReceiptWaitFlowLoader({
  commerce: { checkout },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader<FlowInputOf<typeof receiptWaitFlow>> {
  return async () => {
    const { startReceiptWaitMachine: startReceipt } = await import(
      '#machines/checkout/receipt-wait/receipt-wait.start.ts'
    );
    return ({ checkoutId }) => {
      const actor = startReceipt((signal) => checkout.get(checkoutId, { signal }));
      actor.on('receipt-wait.known', () => {
        const { pathname, search } = page.url();
        page.leave(`${pathname}${search}`);
      });
      return actor;
    };
  };
}
