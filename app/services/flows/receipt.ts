import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowContext } from './flow-context.ts';

/** The wait for a receipt; once there is one the page is loaded anew, with what the customer now has in header and cart. */
export function receiptLoader({ commerce: { checkout }, page }: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startReceipt } = await import('#machines/checkout/receipt/receipt.start.ts');
    return () => {
      const id = document.querySelector<HTMLElement>('[data-receipt]')?.dataset['receipt'] ?? '';
      const actor = startReceipt((signal) => checkout.get(id, { signal }));
      actor.on('receipt.known', () => page.leave(`${location.pathname}${location.search}`));
      return actor;
    };
  };
}
