import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import type { PartnerCartPricingView } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.view.ts';

export type PartnerCheckoutStage =
  | 'waiting'
  | 'gone'
  | 'empty'
  | 'refused'
  | 'unpriced'
  | 'rejected'
  | 'blocked'
  | 'order'
  | 'checking'
  | 'unreachable'
  | 'payment_pending'
  | 'purchased'
  | 'bought_elsewhere';

/** The stage to show: while a purchase is in progress, changes by the partner have no effect. */
export function selectPartnerStage(
  partner: PartnerCartPricingView | null,
  checkout: Pick<CheckoutView, 'stage'> | null,
): PartnerCheckoutStage {
  switch (checkout?.stage) {
    case 'checking':
    case 'unreachable':
    case 'payment_pending':
    case 'purchased':
    case 'bought_elsewhere':
      return checkout.stage;
    case 'placing':
    case 'paying':
      return 'order';
    default:
      return partner ? ofCart(partner, checkout) : 'waiting';
  }
}

function ofCart(
  { fetch, stage, order }: PartnerCartPricingView,
  checkout: Pick<CheckoutView, 'stage'> | null,
): PartnerCheckoutStage {
  if (fetch === 'rejected') return 'rejected';
  switch (stage) {
    case 'awaiting':
      return 'waiting';
    case 'pricing':
      return order ? 'order' : 'waiting';
    case 'priced':
      return checkout?.stage === 'blocked' ? 'blocked' : 'order';
    default:
      return stage;
  }
}
