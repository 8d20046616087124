import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { type PlaceOrderData, placeOrderOf } from './order-to-place.ts';
import type { PlaceOrderProps } from './place-order.gen.ts';

export const loadPlaceOrderData: LoadBlockData<PlaceOrderProps, PlaceOrderData | null, ShopServices> = async (
  context,
) => {
  const shown = await loadOrderView(context);
  return { data: shown && placeOrderOf(shown) };
};
