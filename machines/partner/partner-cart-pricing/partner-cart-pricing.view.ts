import type { PartnerCartPricingSnapshot } from './partner-cart-pricing.flow.ts';
import type { PartnerCartPricingMachineContext } from './partner-cart-pricing.types.ts';

export interface PartnerCartPricingView extends PartnerCartPricingMachineContext {
  /** State of the request for the partner. */
  readonly fetch: 'pending' | 'resolved' | 'rejected';
  /** The stage of the partner's cart, as the page shows it. */
  readonly stage: 'awaiting' | 'gone' | 'purchased' | 'empty' | 'pricing' | 'priced' | 'refused' | 'unpriced';
}

export function partnerCartPricingView({ value, context }: PartnerCartPricingSnapshot): PartnerCartPricingView {
  const { partner_fetch: fetch, partner_cart: cart } = value;
  return {
    ...context,
    fetch: typeof fetch === 'string' ? fetch : 'pending',
    stage: 'set' in cart ? cart.set : cart.cleared,
  };
}
