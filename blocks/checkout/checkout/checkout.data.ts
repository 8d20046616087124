import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CheckoutPageData } from '#machines/checkout/checkout/checkout.types.ts';
import { loadCheckoutPageData } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { CheckoutProps } from './checkout.gen.ts';

export interface CheckoutBlockData {
  /** Initial state of the page. */
  readonly begins: 'guest' | 'empty' | 'blocked' | 'order';
  /** Why the cart can't be bought, in words for the customer, by reason id. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The order if its cart is empty, so that the checkout can check the outcome of a previous order; else null. */
  readonly empty: CheckoutPageData | null;
}

/** Checkout state for the current cart. An anonymous visitor causes no call. */
export const loadCheckoutData: LoadBlockData<CheckoutProps, CheckoutBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const shown = await loadCheckoutPageData(context);
  if (!shown) return { data: { begins: 'guest', reasons: {}, empty: null } };
  const { cartItems, blockedReasons: reasons } = shown.order.cart;
  if (cartItems.length === 0) return { data: { begins: 'empty', reasons, empty: shown } };
  return { data: { begins: Object.keys(reasons).length > 0 ? 'blocked' : 'order', reasons, empty: null } };
};
