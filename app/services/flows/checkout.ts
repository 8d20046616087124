import { findWaitingDepositId } from '#commerce/wallet/recent-deposits.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import { checkoutFlow } from '#machines/checkout/checkout/checkout.flow.ts';
import { CART_CHANNEL, PURCHASE_CHANNEL, PURCHASE_LOCK } from '#schemas/browser/tab-names.ts';
import { withDeepLink } from '../with-deep-link.ts';
import { resetPaymentChoice } from './choose-anew.ts';
import { depositPartLoaders, depositParts } from './deposits.ts';
import type { FlowContext } from './flow-context.ts';
import { trackReceipts } from './track-receipt.ts';

/** On the page of a partner, the checkout of what is bought there; its code loads there alone. */
async function checkoutOfPartner(context: Pick<FlowContext, 'page' | 'commerce' | 'flows'>) {
  if (!context.page.partner()) return null;
  return (await import('./partner-checkout.ts')).partnerCheckout(context);
}

/** The purchase of the cart, with the deposit that pays for it. */
function checkoutLoader(context: Pick<FlowContext, 'page' | 'commerce' | 'flows'>): FlowLoader {
  const { commerce, page } = context;
  return async () => {
    const [
      { startCheckout },
      { purchaseAttempts },
      { provideAddCardMachine, provideDepositMachine },
      { connectCheckoutToPage },
      { createServices, surroundings },
      partner,
    ] = await Promise.all([
      import('#machines/checkout/checkout/checkout.start.ts'),
      import('#machines/checkout/checkout/checkout.attempts.ts'),
      import('#machines/wallet/deposit/deposit.start.ts'),
      import('../connect-checkout.ts'),
      depositParts(context),
      checkoutOfPartner(context),
    ]);
    return () => {
      if (partner) return partner(surroundings);
      const services = createServices(null);
      const attempts = purchaseAttempts(page.storage('essential'), page.customerId() ?? '');
      const actor = startCheckout(
        {
          commerce,
          attempts,
          lock: page.lock(PURCHASE_LOCK),
          waiting: (signal) => findWaitingDepositId(commerce, { signal }),
          card: provideAddCardMachine(services, surroundings),
          deposit: provideDepositMachine(services, surroundings),
        },
        surroundings,
      );
      actor.on('payment.refused', ({ hasSavedCard }) => hasSavedCard && resetPaymentChoice(context));
      const carts = page.channel(CART_CHANNEL);
      actor.on('order.changed', () => carts.postMessage('changed'));
      const receiptsTracked = trackReceipts(context, actor);
      connectCheckoutToPage(actor, {
        window: page.window,
        purchases: page.channel(PURCHASE_CHANNEL),
        carts,
        showReceipt: (checkoutID) =>
          void receiptsTracked().then(() =>
            page.leave(withDeepLink(page.href('receipt', { checkoutID }), page.url().search)),
          ),
        reload: page.reload,
      });
      return actor;
    };
  };
}

export const checkoutFlows = {
  checkout: checkoutLoader,
  ...depositPartLoaders(checkoutFlow, 'checkout'),
};
