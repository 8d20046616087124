import type { CallOptions } from '#engine/api/transport.ts';
import type { Cart, CartItemRequest, PartnerCart } from '#schemas/generated/api/types.gen.ts';
import { type CartWithPaymentMeans, loadPaymentMeansForCart } from '../checkout/checkout-order.ts';
import type { CommerceCalls } from '../commerce.ts';

export interface LoadPartnerCartOptions {
  readonly slug: string;
  readonly items: readonly CartItemRequest[];
  readonly isSignedIn: boolean;
}

type Calls = Pick<CommerceCalls, 'partners' | 'customer' | 'limits'>;

/** Loads the order of a partner's cart. A signed-out visitor gets the price and no payment methods. */
export async function loadPartnerCartWithPaymentMeans(
  calls: Calls,
  { slug, items, isSignedIn }: LoadPartnerCartOptions,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<CartWithPaymentMeans> {
  if (isSignedIn)
    return loadPaymentMeansForCart(
      calls,
      calls.partners.price(slug, items, options).then(toCartFromPartnerCart),
      options,
    );
  const cart = toCartFromPartnerCart(await calls.partners.priceForVisitor(slug, items, options));
  return { cart, funds: 0, methods: [], limits: [], laterMethod: null };
}

/** Converts a partner's cart to the shop's cart, which has more fields (specification: Entities, "Partner cart"). */
export function toCartFromPartnerCart(partnerCart: PartnerCart): Cart {
  const { currency, totals, cartItems, requiresUnattendedPaymentMethod, blockedReasons } = partnerCart;
  return {
    cartReference: '',
    currency,
    cartItems,
    autoRemovedItems: [],
    cartTotal: totals.cartTotal,
    preOrderTotal: totals.preOrderTotal,
    requiresUnattendedPaymentMethod,
    blockedReasons,
    showRegulation: cartItems.some(({ productType }) => productType !== 'membership'),
  };
}
