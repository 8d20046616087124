import { isBrowserPageInFrame } from '#engine/api/same-origin-fetch.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import { checkoutFlow } from '#machines/checkout/checkout/checkout.flow.ts';
import { receiptWaitFlow } from '#machines/checkout/receipt-wait/receipt-wait.flow.ts';
import { autologinFlow } from '#machines/sign-in/autologin/autologin.flow.ts';
import { reportFailedAutologin } from '../partner/report-failed-autologin.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { partnerCartMessages } from './partner-cart.messages.gen.ts';

/** What a partner sends to be bought, on each page of the partner. */
export function createPartnerCartPricingFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader {
  const { commerce, page, flows } = context;
  return async () => {
    const [
      { startPartnerCartPricingMachine },
      { readPartnerPage },
      { recordLastPurchaseOnPartnerPricing: rememberLastPurchase },
      { connectPartnerCartPricingToPage: connectPartnerPurchase },
      { openForeignLinksOutsidePartnerFrame: openPartnerPageLinks, reportFramedPageHeight: reportPageHeight },
    ] = await Promise.all([
      import('#machines/partner/partner-cart-pricing/partner-cart-pricing.start.ts'),
      import('../partner/partner-page.ts'),
      import('../partner/partner-checkout.ts'),
      import('../partner/connect-partner-purchase.ts'),
      import('../partner/partner-frame.ts'),
    ]);
    return () => {
      const partner = readPartnerPage(context);
      if (!partner) throw new Error('the page names no partner');
      const { customer, limits } = commerce;
      const isSignedIn = page.customerId() !== null;
      const actor = startPartnerCartPricingMachine({
        commerce: { customer, limits, partners: rememberLastPurchase(commerce.partners, partner.items) },
        slug: partner.slug,
        isSignedIn: () => isSignedIn,
      });
      const refreshOrder = () => flows().current(checkoutFlow)?.send({ type: 'ORDER.REFRESH' });
      const { channel, screen } = partner;
      const own = page.href('purchase.partner', { partnerSlug: partner.slug });
      // A customer who waits for a receipt stays on the page, because the outcome of the payment is not known yet.
      const showCheckout = () => {
        if (!flows().isStarted(receiptWaitFlow)) page.load(own);
      };
      connectPartnerPurchase(actor, {
        partner,
        isSignedIn,
        hash: page.url().hash,
        refusedText: page.messages(partnerCartMessages).refused,
        refreshOrder,
        showCheckout,
      });
      const framed = isBrowserPageInFrame();
      openPartnerPageLinks(page.window.document, (path) => path === own || path.startsWith(`${own}/`), framed);
      if (framed) {
        reportPageHeight(page.window.document.body, (height) =>
          channel?.send({ vitrine: 1, type: 'frame.height', height }),
        );
      }
      if (screen === 'autologin') {
        void flows()
          .start(autologinFlow)
          .then((login) => channel && reportFailedAutologin(login, channel));
      }
      return actor;
    };
  };
}
