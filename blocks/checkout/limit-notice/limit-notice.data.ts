import type { BrokenLimit } from '#domain/checkout/broken-limit.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import { loadOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { LimitNoticeProps } from './limit-notice.gen.ts';

/** The limits that the order would break. */
export const load: BlockLoad<LimitNoticeProps, readonly BrokenLimit[], ShopServices> = async (context) => ({
  data: (await loadOrderView(context))?.broken ?? [],
});
