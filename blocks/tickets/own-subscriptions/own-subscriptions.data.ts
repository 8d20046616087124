import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createRecurringPurchaseSummaryView, type RecurringPurchaseSummaryView } from '../_shared/recurring-view.ts';
import type { OwnSubscriptionsProps } from './own-subscriptions.gen.ts';

export interface OwnSubscriptionsBlockData {
  readonly subscriptions: readonly {
    readonly id: string;
    /** Such as '12 x Standard games'. */
    readonly description: string;
    /** Such as 'Every draw'. */
    readonly label: string;
    readonly status: RecurringPurchaseSummaryView['status'];
    /** When a timed pause ends; null for any other status. */
    readonly pausedUntil: string | null;
    /** Day of the next purchase; null for none. */
    readonly next: string | null;
  }[];
}

/** The customer's subscriptions of the page's offer that are not cancelled. */
export const loadOwnSubscriptionsData: LoadBlockData<
  OwnSubscriptionsProps,
  OwnSubscriptionsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal } = context;
  const { offer } = await loadPageOfferAndAllOffers(context);
  const { entries } = await services.commerce.subscriptions.list({ lotteryKeys: [offer.key] }, { signal });
  const going = entries.filter(({ status }) => status !== 'recurring_status_cancelled');
  const subscriptions = going.map((purchase) => {
    const { id, description, label, status, pausedUntil, nextDay } = createRecurringPurchaseSummaryView(
      purchase,
      context,
    );
    return { id, description, label, status, pausedUntil, next: nextDay };
  });
  return { data: { subscriptions } };
};
