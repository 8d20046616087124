import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { CartItemRequest, Partner } from '#schemas/generated/api/types.gen.ts';
import type { CheckoutFailure } from '../../checkout/checkout/checkout.public.ts';

/** The cart of a partner, priced for whoever is here: with funds and limits for a customer, without for a visitor. */
export interface PricedPartnerCart {
  readonly order: CartWithPaymentMeans;
  /** Why the shop does not sell it; the cart of the order is empty then. */
  readonly refusal: CheckoutFailure | null;
}

export interface PartnerCartPricingMachineContext {
  readonly partner: Partner | null;
  /** What the partner sent last; null while nothing is known of it. */
  readonly items: readonly CartItemRequest[] | null;
  readonly order: CartWithPaymentMeans | null;
  readonly refusal: CheckoutFailure | null;
}

export type PartnerCartPricingEvent =
  /** The page was made with the partner. */
  | { readonly type: 'PARTNER.SHOW'; readonly partner: Partner }
  /** The page was made without, because the shop could not be asked. */
  | { readonly type: 'PARTNER.FETCH' }
  | { readonly type: 'CART.RECEIVED'; readonly items: readonly CartItemRequest[] }
  | { readonly type: 'CART.UPDATED'; readonly items: readonly CartItemRequest[] }
  /** There is nobody who could send a cart. */
  | { readonly type: 'CART.MISS' }
  | { readonly type: 'CART.RETRY' }
  | { readonly type: 'CART.PURCHASED' };

export type PartnerCartPricingEmitted =
  | { readonly type: 'cart.priced'; readonly order: CartWithPaymentMeans }
  | { readonly type: 'cart.refused'; readonly refusal: CheckoutFailure };
