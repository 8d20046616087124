import { type ReactNode, useEffect, useState } from 'react';
import { listPartnerCartBlockedReasons } from '#commerce/partner/partners.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { partnerCartPricingFlow } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.flow.ts';
import { partnerCartPricingView } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.view.ts';
import { CheckoutStagePanel } from '../../_ui/checkout/checkout-panel.tsx';
import { CHECKOUT_STAGE_WORDS } from '../../_ui/checkout/checkout-stage-words.ts';
import {
  CheckoutUnreachablePanel,
  UnfinishedCheckoutPaymentPanel,
  useFocusOnCheckoutPanelHeading,
} from '../../_ui/checkout/checkout-stages.tsx';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { BlockedPartnerCartNotice } from './blocked-reasons.tsx';
import { PartnerSignInPanel } from './guest-panel.tsx';
import type { PartnerCheckoutBlockData } from './partner-checkout.data.ts';
import type { PartnerCheckoutProps } from './partner-checkout.gen.ts';
import { PARTNER_CHECKOUT_WORDS } from './partner-checkout-words.ts';
import { type PartnerCheckoutStage, selectPartnerStage } from './partner-stage.ts';

type Slots = 'steps' | 'order' | 'place';

export function PartnerCheckout({
  props,
  data,
  slots,
}: BlockProps<PartnerCheckoutProps, PartnerCheckoutBlockData, Slots>) {
  const { slug, isSignedIn } = data;
  const { view: bought, send: tell } = useFlow(partnerCartPricingFlow, partnerCartPricingView);
  const { view, send } = useSharedCheckoutFlow();
  const href = useRouteHrefBuilder();
  useShownOrder(data);
  const stage = selectPartnerStage(bought, view);
  const panel = useFocusOnCheckoutPanelHeading(PANELS.has(stage) ? stage : null);
  const name = (bought?.partner ?? data.partner)?.name ?? PARTNER_CHECKOUT_WORDS.theirs;
  const named = (text: string) => text.replaceAll('{partner}', name);
  const checkoutID = view?.bought?.checkoutId;

  function content(): ReactNode {
    switch (stage) {
      case 'waiting':
        return (
          <CheckoutStagePanel
            heading={PARTNER_CHECKOUT_WORDS.waiting}
            text={named(PARTNER_CHECKOUT_WORDS.waitingText)}
            isBusy
          />
        );
      case 'gone':
        return (
          <CheckoutStagePanel heading={PARTNER_CHECKOUT_WORDS.gone} text={named(PARTNER_CHECKOUT_WORDS.goneText)} />
        );
      case 'empty':
        return (
          <CheckoutStagePanel heading={PARTNER_CHECKOUT_WORDS.empty} text={named(PARTNER_CHECKOUT_WORDS.emptyText)} />
        );
      case 'refused':
        return (
          <CheckoutStagePanel
            heading={PARTNER_CHECKOUT_WORDS.refused}
            text={named(PARTNER_CHECKOUT_WORDS.refusedText).replace('{message}', bought?.refusal?.message ?? '')}
          />
        );
      case 'unpriced':
        return (
          <CheckoutStagePanel heading={PARTNER_CHECKOUT_WORDS.unpriced} text={PARTNER_CHECKOUT_WORDS.unpricedText}>
            <button type="button" className="button" onClick={() => tell({ type: 'CART.RETRY' })}>
              {PARTNER_CHECKOUT_WORDS.tryAgain}
            </button>
          </CheckoutStagePanel>
        );
      case 'rejected':
        return (
          <CheckoutStagePanel heading={PARTNER_CHECKOUT_WORDS.rejected} text={PARTNER_CHECKOUT_WORDS.rejectedText}>
            <button type="button" className="button" onClick={() => tell({ type: 'PARTNER.FETCH' })}>
              {PARTNER_CHECKOUT_WORDS.tryAgain}
            </button>
          </CheckoutStagePanel>
        );
      case 'checking':
        return (
          <CheckoutStagePanel heading={CHECKOUT_STAGE_WORDS.checking} text={CHECKOUT_STAGE_WORDS.checkingText} isBusy />
        );
      case 'unreachable':
        return <CheckoutUnreachablePanel send={send} />;
      case 'payment_pending':
        return <UnfinishedCheckoutPaymentPanel pending={view?.pending ?? null} send={send} />;
      case 'purchased':
      case 'bought_elsewhere':
        return (
          <CheckoutStagePanel
            heading={stage === 'purchased' ? PARTNER_CHECKOUT_WORDS.purchased : PARTNER_CHECKOUT_WORDS.elsewhere}
            text={stage === 'purchased' ? PARTNER_CHECKOUT_WORDS.purchasedText : PARTNER_CHECKOUT_WORDS.elsewhereText}
          >
            {checkoutID === undefined ? null : (
              <a className="button" href={href('purchase.partner.receipt', { partnerSlug: slug, checkoutID })}>
                {PARTNER_CHECKOUT_WORDS.toReceipt}
              </a>
            )}
          </CheckoutStagePanel>
        );
      case 'blocked':
      case 'order':
        return (
          <>
            {stage === 'blocked' && bought?.order ? (
              <BlockedPartnerCartNotice reasons={listPartnerCartBlockedReasons(bought.order.cart)} named={named} />
            ) : null}
            <div className="partner-checkout__columns" aria-busy={view?.isBusy || undefined}>
              {stage === 'blocked' ? null : (
                <div className="partner-checkout__steps">
                  {isSignedIn ? (
                    slots.steps
                  ) : (
                    <PartnerSignInPanel slug={slug} items={bought?.items ?? []} named={named} />
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
        <h1>{props.heading ?? PARTNER_CHECKOUT_WORDS.heading}</h1>
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

/** Tells the checkout of the order, once there is one; of each later one it hears from the flow of the page. */
function useShownOrder({ terms, partner }: PartnerCheckoutBlockData): void {
  const { view } = useFlow(partnerCartPricingFlow, partnerCartPricingView);
  const { send } = useSharedCheckoutFlow();
  const [told, setTold] = useState(false);
  const order = view?.order ?? null;
  const partnerKey = (view?.partner ?? partner)?.key;
  useEffect(() => {
    if (told || !order || partnerKey === undefined) return;
    setTold(true);
    send({ type: 'CHECKOUT.SHOW', shown: { ...terms, order, facts: { ...terms.facts, partnerKey } } });
  }, [told, order, partnerKey, terms, send]);
}
