import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { type PlaceOrderData, toPlaceOrderData } from './order-to-place.ts';
import type { PlaceOrderProps } from './place-order.gen.ts';

export const loadPlaceOrderData: LoadBlockData<
  PlaceOrderProps,
  PlaceOrderData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const shown = await loadCheckoutOrderView(context);
  return { data: shown && toPlaceOrderData(shown) };
};
