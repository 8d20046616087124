import type { CommerceCalls } from '#commerce/commerce.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '#commerce/results/draws.ts';
import type { RecurringPurchase } from '#commerce/tickets/recurring.ts';
import { countPages, DEFAULT_ENTRIES_ON_A_PAGE, parsePageNumber, toLimitAndOffset } from '#domain/results/paging.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createRecurringPurchaseSummaryView, type RecurringPurchaseSummaryView } from '../_shared/recurring-view.ts';
import type { RecurringListProps } from './recurring-list.gen.ts';

export interface RecurringListBlockData {
  readonly purchases: readonly RecurringPurchaseSummaryView[];
  readonly page: number;
  readonly pages: number;
}

/** A page of the customer's recurring purchases (specification: The calls it makes, "Recurring"). */
export const loadRecurringListData: LoadBlockData<
  RecurringListProps,
  RecurringListBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, services, signal } = context;
  const page = parsePageNumber(params['page'] ?? '') ?? 1;
  const { entries, pageInfo } = await listed(services.commerce, props.show, toLimitAndOffset(page), signal);
  const purchases = entries.map((purchase) => createRecurringPurchaseSummaryView(purchase, context));
  return { data: { purchases, page, pages: countPages(pageInfo?.total ?? entries.length, DEFAULT_ENTRIES_ON_A_PAGE) } };
};

function listed(
  { recurring, autoplay, subscriptions }: Pick<CommerceCalls, 'recurring' | 'subscriptions' | 'autoplay'>,
  show: RecurringListProps['show'],
  query: LimitAndOffsetQuery,
  signal: AbortSignal,
): Promise<PagedEntries<RecurringPurchase>> {
  switch (show) {
    case 'all':
      return recurring.list(query, { signal });
    case 'autoplay':
      return autoplay.list(query, { signal });
    case 'subscription':
      return subscriptions.list(query, { signal });
  }
}
