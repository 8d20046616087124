import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatWeekdayDateTime } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { type RecurringFundView, toRecurringFundView } from '../_shared/recurring-fund.ts';
import { createScheduledPurchaseSummaryView, type ScheduledPurchaseSummaryView } from '../_shared/scheduled-view.ts';
import type { ScheduledPurchaseProps } from './scheduled-purchase.gen.ts';

export interface ScheduledPurchaseBlockData {
  readonly purchase: ScheduledPurchaseSummaryView;
  readonly fund: RecurringFundView;
  readonly ordered: string;
  readonly isCancellable: boolean;
  /** Id of the receipt of the resulting purchase, else of the original order. */
  readonly checkoutId: string;
  /** The API's message if the last attempt failed, else null. */
  readonly failure: string | null;
}

export const loadScheduledPurchaseData: LoadBlockData<
  ScheduledPurchaseProps,
  ScheduledPurchaseBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  const purchase = await services.commerce.scheduledPurchases.get(params['id'] ?? '', { signal });
  const { defaultFund, createdAt, isCancellable, checkoutId, lastAttempt } = purchase;
  return {
    data: {
      purchase: createScheduledPurchaseSummaryView(purchase, context),
      fund: toRecurringFundView(defaultFund),
      ordered: formatWeekdayDateTime(createdAt, context),
      isCancellable,
      checkoutId: lastAttempt?.checkoutId ?? checkoutId,
      failure: lastAttempt?.message ?? null,
    },
  };
};
