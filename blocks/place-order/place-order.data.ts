import type { MinorUnits } from '#domain/money.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { OrderView } from '#machines/checkout/checkout.view.ts';
import { shownOrder } from '../_ui/checkout.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { PlaceOrderProps } from './place-order.gen.ts';

export interface PlaceOrderData {
  readonly currency: string;
  readonly toPay: MinorUnits;
  /** Whether there is something to agree to. */
  readonly showRegulation: boolean;
  /** Whether the cart can't be bought as it is. */
  readonly isBlocked: boolean;
}

export const load: BlockLoad<PlaceOrderProps, PlaceOrderData | null, ShopServices> = async (context) => {
  const shown = await shownOrder(context);
  return { data: shown && placeOrderOf(shown) };
};

export function placeOrderOf({ order: { cart }, payment }: OrderView): PlaceOrderData {
  return {
    currency: cart.currency,
    toPay: payment.toPay,
    showRegulation: cart.showRegulation,
    isBlocked: Object.keys(cart.blockedReasons).length > 0,
  };
}
