import type { ExceededSpendOrDepositLimit } from '#domain/checkout/exceeded-limit.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LimitNoticeProps } from './limit-notice.gen.ts';

/** The limits that the order would break. */
export const loadLimitNoticeData: LoadBlockData<
  LimitNoticeProps,
  readonly ExceededSpendOrDepositLimit[],
  ShopBlockLoaderServices
> = async (context) => ({
  data: (await loadCheckoutOrderView(context))?.broken ?? [],
});
