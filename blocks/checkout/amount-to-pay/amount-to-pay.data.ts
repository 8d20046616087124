import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { AmountToPayProps } from './amount-to-pay.gen.ts';
import { type AmountToPayData, getAmountsToPay } from './amounts.ts';

export const loadAmountToPayData: LoadBlockData<
  AmountToPayProps,
  AmountToPayData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const shown = await loadCheckoutOrderView(context);
  return { data: shown && getAmountsToPay(shown) };
};
