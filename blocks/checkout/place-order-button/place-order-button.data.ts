import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { type PlaceOrderButtonData, toPlaceOrderData } from './order-to-place.ts';
import type { PlaceOrderButtonProps } from './place-order-button.gen.ts';

export const loadPlaceOrderButtonData: LoadBlockData<
  PlaceOrderButtonProps,
  PlaceOrderButtonData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const shown = await loadCheckoutOrderView(context);
  return { data: shown && toPlaceOrderData(shown) };
};
