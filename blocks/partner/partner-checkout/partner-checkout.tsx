import { type ReactNode, useEffect, useState } from 'react';
import { listPartnerCartBlockedReasons } from '#commerce/partner/partners.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { partnerCartPricingFlow } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.flow.ts';
import { partnerCartPricingView } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.view.ts';
import { useCheckoutFailureFormatter } from '../../_ui/checkout/checkout-failure.ts';
import { CheckoutStagePanel } from '../../_ui/checkout/checkout-panel.tsx';
import {
  CheckoutCheckingPanel,
  CheckoutUnreachablePanel,
  UnfinishedCheckoutPaymentPanel,
  useFocusOnCheckoutPanelHeading,
} from '../../_ui/checkout/checkout-stages.tsx';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { BlockedPartnerCartNotice } from './blocked-reasons.tsx';
import { PartnerSignInPanel } from './guest-panel.tsx';
import { createNamedPartner } from './named-partner.ts';
import type { PartnerCheckoutBlockData } from './partner-checkout.data.ts';
import type { PartnerCheckoutProps } from './partner-checkout.gen.ts';
import { partnerCheckoutMessages } from './partner-checkout.messages.gen.ts';
import { type PartnerCheckoutStage, selectPartnerStage } from './partner-stage.ts';

type Slots = 'steps' | 'order' | 'place';

export function PartnerCheckout({
  props,
  data,
  slots,
}: BlockProps<PartnerCheckoutProps, PartnerCheckoutBlockData, Slots>) {
  const messages = useMessages(partnerCheckoutMessages);
  const formatFailure = useCheckoutFailureFormatter();
  const { slug, isSignedIn } = data;
  const { view: bought, send: sendToPricing } = useFlow(partnerCartPricingFlow, partnerCartPricingView);
  const { view, send } = useSharedCheckoutFlow();
  const href = useRouteHrefBuilder();
  useShownOrder(data);
  const stage = selectPartnerStage(bought, view);
  const panel = useFocusOnCheckoutPanelHeading(PANELS.has(stage) ? stage : null);
  const partner = createNamedPartner(bought?.partner ?? data.partner);
  const checkoutID = view?.completedPurchase?.checkoutId;

  function content(): ReactNode {
    switch (stage) {
      case 'waiting':
        return <CheckoutStagePanel heading={messages.waiting()} text={messages.waitingText({ ...partner })} isBusy />;
      case 'gone':
        return <CheckoutStagePanel heading={messages.gone()} text={messages.goneText({ ...partner })} />;
      case 'empty':
        return <CheckoutStagePanel heading={messages.empty()} text={messages.emptyText({ ...partner })} />;
      case 'refused':
        return (
          <CheckoutStagePanel
            heading={messages.refused()}
            text={messages.refusedText({
              ...partner,
              reason: bought?.refusal ? formatFailure(bought.refusal.reason) : '',
            })}
          />
        );
      case 'unpriced':
        return (
          <CheckoutStagePanel heading={messages.unpriced()} text={messages.unpricedText()}>
            <button type="button" className="button" onClick={() => sendToPricing({ type: 'CART.RETRY' })}>
              {messages.tryAgain()}
            </button>
          </CheckoutStagePanel>
        );
      case 'rejected':
        return (
          <CheckoutStagePanel heading={messages.rejected()} text={messages.rejectedText()}>
            <button type="button" className="button" onClick={() => sendToPricing({ type: 'PARTNER.FETCH' })}>
              {messages.tryAgain()}
            </button>
          </CheckoutStagePanel>
        );
      case 'checking':
        return <CheckoutCheckingPanel />;
      case 'unreachable':
        return <CheckoutUnreachablePanel send={send} />;
      case 'payment_pending':
        return <UnfinishedCheckoutPaymentPanel pending={view?.pending ?? null} send={send} />;
      case 'purchased':
      case 'bought_elsewhere':
        return (
          <CheckoutStagePanel
            heading={stage === 'purchased' ? messages.purchased() : messages.elsewhere()}
            text={stage === 'purchased' ? messages.purchasedText() : messages.elsewhereText()}
          >
            {checkoutID === undefined ? null : (
              <a className="button" href={href('purchase.partner.receipt', { partnerSlug: slug, checkoutID })}>
                {messages.toReceipt()}
              </a>
            )}
          </CheckoutStagePanel>
        );
      case 'blocked':
      case 'order':
        return (
          <>
            {stage === 'blocked' && bought?.order ? (
              <BlockedPartnerCartNotice reasons={listPartnerCartBlockedReasons(bought.order.cart)} partner={partner} />
            ) : null}
            <div className="partner-checkout__columns" aria-busy={view?.isBusy || undefined}>
              {stage === 'blocked' ? null : (
                <div className="partner-checkout__steps">
                  {isSignedIn ? (
                    slots.steps
                  ) : (
                    <PartnerSignInPanel slug={slug} items={bought?.items ?? []} partner={partner} />
                  )}
                </div>
              )}
              <div className="partner-checkout__summary">
                {slots.order}
                {isSignedIn ? slots.place : null}
              </div>
            </div>
          </>
        );
    }
  }

  return (
    <section className="partner-checkout band">
      <div className="wrap">
        <h1>{props.heading ?? messages.heading()}</h1>
        <div ref={panel}>{content()}</div>
      </div>
    </section>
  );
}

const PANELS: ReadonlySet<PartnerCheckoutStage> = new Set([
  'checking',
  'unreachable',
  'payment_pending',
  'purchased',
  'bought_elsewhere',
]);

/** Sends the first order to the checkout; later ones reach it through the flow of the page. */
function useShownOrder({ terms, partner }: PartnerCheckoutBlockData): void {
  const { view } = useFlow(partnerCartPricingFlow, partnerCartPricingView);
  const { send } = useSharedCheckoutFlow();
  const [isOrderSent, setOrderSent] = useState(false);
  const order = view?.order ?? null;
  const partnerKey = (view?.partner ?? partner)?.key;
  useEffect(() => {
    if (isOrderSent || !order || partnerKey === undefined) return;
    setOrderSent(true);
    send({ type: 'PAGE_DATA.RECEIVED', pageData: { ...terms, order, facts: { ...terms.facts, partnerKey } } });
  }, [isOrderSent, order, partnerKey, terms, send]);
}
