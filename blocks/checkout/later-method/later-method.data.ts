import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { getLaterMethodData, type LaterMethodData } from './later-funds.ts';
import type { LaterMethodProps } from './later-method.gen.ts';

export const loadLaterMethodData: LoadBlockData<
  LaterMethodProps,
  LaterMethodData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const shown = await loadCheckoutOrderView(context);
  return { data: shown && getLaterMethodData(shown) };
};
