import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createScheduledPurchaseSummaryView, type ScheduledPurchaseSummaryView } from '../_shared/scheduled-view.ts';
import type { UpcomingScheduledPurchasesProps } from './upcoming-scheduled-purchases.gen.ts';

export interface UpcomingScheduledPurchasesBlockData {
  readonly purchases: readonly ScheduledPurchaseSummaryView[];
}

/** Purchases that are still to happen, on the first page of a list alone. */
export const loadUpcomingScheduledPurchasesData: LoadBlockData<
  UpcomingScheduledPurchasesProps,
  UpcomingScheduledPurchasesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  if (Number(params['page'] ?? 1) > 1) return { data: { purchases: [] } };
  const purchases = await services.commerce.scheduledPurchases.list({ signal });
  return { data: { purchases: purchases.map((purchase) => createScheduledPurchaseSummaryView(purchase, context)) } };
};
