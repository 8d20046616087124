import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { CartItemRequest, Partner } from '#schemas/generated/api/types.gen.ts';
import type { CheckoutFailure } from '../../checkout/checkout/checkout.public.ts';

/** A partner's cart with prices: with funds and limits for a customer, without for an anonymous visitor. */
export interface PricedPartnerCart {
  readonly order: CartWithPaymentMeans;
  /** Why the shop does not sell it; the cart of the order is empty then. */
  readonly refusal: CheckoutFailure | null;
}

export interface PartnerCartPricingMachineContext {
  readonly partner: Partner | null;
  /** The items that the partner sent last; null before. */
  readonly items: readonly CartItemRequest[] | null;
  readonly order: CartWithPaymentMeans | null;
  readonly refusal: CheckoutFailure | null;
}

export type PartnerCartPricingEvent =
  /** The page includes the partner. */
  | { readonly type: 'PARTNER.RECEIVED'; readonly partner: Partner }
  /** The page lacks the partner, because its API call failed. */
  | { readonly type: 'PARTNER.FETCH' }
  | { readonly type: 'CART.RECEIVED'; readonly items: readonly CartItemRequest[] }
  | { readonly type: 'CART.UPDATED'; readonly items: readonly CartItemRequest[] }
  /** No partner page can send a cart. */
  | { readonly type: 'CART.UNAVAILABLE' }
  | { readonly type: 'CART.RETRY' }
  | { readonly type: 'CART.PURCHASED' };

export type PartnerCartPricingEmitted =
  | { readonly type: 'cart.priced'; readonly order: CartWithPaymentMeans }
  | { readonly type: 'cart.refused'; readonly refusal: CheckoutFailure };
