import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { AmountToPayProps } from './amount-to-pay.gen.ts';
import { type AmountToPayData, getAmountsToPay } from './amounts.ts';

export const loadAmountToPayData: LoadBlockData<AmountToPayProps, AmountToPayData | null, ShopServices> = async (
  context,
) => {
  const shown = await loadOrderView(context);
  return { data: shown && getAmountsToPay(shown) };
};
