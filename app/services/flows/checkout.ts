import { findDepositIdAwaitingCustomer } from '#commerce/wallet/recent-deposits.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import { checkoutFlow } from '#machines/checkout/checkout/checkout.flow.ts';
import { CART_CHANGED_TAB_CHANNEL, PURCHASE_MADE_TAB_CHANNEL, PURCHASE_TAB_LOCK } from '#schemas/browser/tab-names.ts';
import { addAppReturnLinkToPath } from '../with-deep-link.ts';
import { resetPaymentChoice } from './choose-anew.ts';
import { createDepositSubflowLoaders, loadDepositFlowDependencies } from './deposits.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { trackPurchasesAfterCartIsGone } from './track-receipt.ts';

/** On the page of a partner, the checkout of what is bought there; its code loads there alone. */
async function checkoutOfPartner(context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>) {
  if (!context.page.partner()) return null;
  return (await import('./partner-checkout.ts')).createPartnerCheckoutStarter(context);
}

/** The purchase of the cart, with the deposit that pays for it. */
function checkoutLoader(context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>): FlowLoader {
  const { commerce, page } = context;
  return async () => {
    const [
      { startCheckoutMachine },
      { createPurchaseAttemptStore: purchaseAttempts },
      { provideSaveEnteredCardMachine, provideDepositMachine },
      { connectCheckoutToTabsAndReceipt },
      { createServices, surroundings },
      partner,
    ] = await Promise.all([
      import('#machines/checkout/checkout/checkout.start.ts'),
      import('#machines/checkout/checkout/checkout.attempts.ts'),
      import('#machines/wallet/deposit/deposit.start.ts'),
      import('../connect-checkout.ts'),
      loadDepositFlowDependencies(context),
      checkoutOfPartner(context),
    ]);
    return () => {
      if (partner) return partner(surroundings);
      const services = createServices(null);
      const attempts = purchaseAttempts(page.storage('essential'), page.customerId() ?? '');
      const actor = startCheckoutMachine(
        {
          commerce,
          attempts,
          lock: page.lock(PURCHASE_TAB_LOCK),
          waiting: (signal) => findDepositIdAwaitingCustomer(commerce, { signal }),
          card: provideSaveEnteredCardMachine(services, surroundings),
          deposit: provideDepositMachine(services, surroundings),
        },
        surroundings,
      );
      actor.on('payment.refused', ({ hasSavedCard }) => hasSavedCard && resetPaymentChoice(context));
      const carts = page.channel(CART_CHANGED_TAB_CHANNEL);
      actor.on('order.changed', () => carts.postMessage('changed'));
      const receiptsTracked = trackPurchasesAfterCartIsGone(context, actor);
      connectCheckoutToTabsAndReceipt(actor, {
        window: page.window,
        purchases: page.channel(PURCHASE_MADE_TAB_CHANNEL),
        carts,
        showReceipt: (checkoutID) =>
          void receiptsTracked().then(() =>
            page.leave(addAppReturnLinkToPath(page.href('receipt', { checkoutID }), page.url().search)),
          ),
        reload: page.reload,
      });
      return actor;
    };
  };
}

export const checkoutFlowLoaders = {
  checkout: checkoutLoader,
  ...createDepositSubflowLoaders(checkoutFlow, 'checkout'),
};
