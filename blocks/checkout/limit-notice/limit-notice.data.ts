import type { ExceededLimit } from '#domain/checkout/exceeded-limit.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { LimitNoticeProps } from './limit-notice.gen.ts';

/** The limits that the order would break. */
export const loadLimitNoticeData: LoadBlockData<LimitNoticeProps, readonly ExceededLimit[], ShopServices> = async (
  context,
) => ({
  data: (await loadOrderView(context))?.broken ?? [],
});
