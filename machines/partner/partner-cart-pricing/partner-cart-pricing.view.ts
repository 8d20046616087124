import type { PartnerCartPricingSnapshot } from './partner-cart-pricing.flow.ts';
import type { PartnerCartPricingMachineContext } from './partner-cart-pricing.types.ts';

export interface PartnerCartPricingView extends PartnerCartPricingMachineContext {
  /** Whether the shop can tell who the partner is. */
  readonly fetch: 'pending' | 'resolved' | 'rejected';
  /** Where the cart of the partner stands, as a customer would say it. */
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
