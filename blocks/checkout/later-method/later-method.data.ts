import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { getLaterMethodData, type LaterMethodData } from './later-funds.ts';
import type { LaterMethodProps } from './later-method.gen.ts';

export const loadLaterMethodData: LoadBlockData<LaterMethodProps, LaterMethodData | null, ShopServices> = async (
  context,
) => {
  const shown = await loadOrderView(context);
  return { data: shown && getLaterMethodData(shown) };
};
