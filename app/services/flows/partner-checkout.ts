import { createPurchaseAttemptStore } from '#machines/checkout/checkout/checkout.attempts.ts';
import { startCheckoutMachine } from '#machines/checkout/checkout/checkout.start.ts';
import { partnerCartPricingFlow } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.flow.ts';
import { provideDepositMachine, provideSaveEnteredCardMachine } from '#machines/wallet/deposit/deposit.start.ts';
import { CART_CHANGED_TAB_CHANNEL, PURCHASE_MADE_TAB_CHANNEL, PURCHASE_TAB_LOCK } from '#schemas/browser/tab-names.ts';
import { connectCheckoutToTabsAndReceipt } from '../connect-checkout.ts';
import {
  createPartnerCheckoutCalls,
  createPartnerDepositCalls,
  freezePartnerCartDuringPurchase,
} from '../partner/partner-checkout.ts';
import { readPartnerPage } from '../partner/partner-page.ts';
import { createDepositServices } from '../payments/deposit-services.ts';
import { resetPaymentChoice } from './choose-anew.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { trackPurchasesAfterCartIsGone } from './track-receipt.ts';

type Surroundings = Parameters<typeof startCheckoutMachine>[1];

/** The purchase of what a partner has sent, with the deposit that pays for it. */
export function createPartnerCheckoutStarter(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): (surroundings: Surroundings) => ReturnType<typeof startCheckoutMachine> {
  const { commerce, page, flows } = context;
  return (surroundings) => {
    const partner = readPartnerPage(context);
    if (!partner) throw new Error('the page names no partner');
    const { slug, items, channel } = partner;
    const deposits = createDepositServices(context, null);
    const services = {
      ...deposits,
      funds: createPartnerDepositCalls({ funds: deposits.funds, partners: commerce.partners }, partner),
    };
    const actor = startCheckoutMachine(
      {
        commerce: createPartnerCheckoutCalls(commerce, partner),
        attempts: freezePartnerCartDuringPurchase(
          createPurchaseAttemptStore(page.storage('essential'), page.customerId() ?? ''),
          items,
        ),
        lock: page.lock(`${PURCHASE_TAB_LOCK}:${slug}`),
        // No page of the account may be framed.
        waiting: async () => null,
        card: provideSaveEnteredCardMachine(services, surroundings),
        deposit: provideDepositMachine(services, surroundings),
      },
      surroundings,
    );
    actor.on('payment.refused', ({ hasSavedCard }) => hasSavedCard && resetPaymentChoice(context));
    actor.on('purchase.completed', ({ bought: { checkoutId, cart } }) => {
      const total = cart?.cartTotal ?? null;
      const currency = cart?.currency ?? '';
      items.clear();
      flows().current(partnerCartPricingFlow)?.send({ type: 'CART.PURCHASED' });
      channel?.send({ vitrine: 1, type: 'purchase.completed', checkoutId, total, currency });
    });
    const receiptsTracked = trackPurchasesAfterCartIsGone(context, actor);
    connectCheckoutToTabsAndReceipt(actor, {
      window: page.window,
      purchases: page.channel(`${PURCHASE_MADE_TAB_CHANNEL}:${slug}`),
      carts: page.channel(`${CART_CHANGED_TAB_CHANNEL}:${slug}`),
      showReceipt: (checkoutID) =>
        void receiptsTracked().then(() =>
          page.leave(page.href('purchase.partner.receipt', { partnerSlug: slug, checkoutID })),
        ),
      reload: page.reload,
    });
    return actor;
  };
}
