import type { BlockLoad } from '#engine/render/block-load.ts';
import { shownCheckout } from '../_ui/checkout.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { CheckoutProps } from './checkout.gen.ts';

export interface CheckoutData {
  /** What the page begins with. */
  readonly begins: 'guest' | 'empty' | 'blocked' | 'order';
  /** Why the cart can't be bought, in words for the customer. */
  readonly reasons: readonly string[];
}

/** Where the customer stands with the cart as it is now. A visitor costs no call. */
export const load: BlockLoad<CheckoutProps, CheckoutData, ShopServices> = async (context) => {
  const shown = await shownCheckout(context);
  if (!shown) return { data: { begins: 'guest', reasons: [] } };
  const { cartItems, blockedReasons } = shown.order.cart;
  const reasons = Object.values(blockedReasons);
  if (cartItems.length === 0) return { data: { begins: 'empty', reasons } };
  return { data: { begins: reasons.length > 0 ? 'blocked' : 'order', reasons } };
};
