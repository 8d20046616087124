import type { FlowLoader, InputOf } from '#engine/flows/flow.ts';
import type { receiptFlow } from '#machines/checkout/receipt/receipt.flow.ts';
import type { FlowContext } from './flow-context.ts';

/** The wait for a receipt; once there is one the page is loaded anew, with what the customer now has in header and cart. */
export function receiptLoader({
  commerce: { checkout },
  page,
}: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader<InputOf<typeof receiptFlow>> {
  return async () => {
    const { startReceipt } = await import('#machines/checkout/receipt/receipt.start.ts');
    return ({ checkoutId }) => {
      const actor = startReceipt((signal) => checkout.get(checkoutId, { signal }));
      actor.on('receipt.known', () => {
        const { pathname, search } = page.url();
        page.leave(`${pathname}${search}`);
      });
      return actor;
    };
  };
}
