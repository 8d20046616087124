import type { Commerce } from '#commerce/commerce.ts';
import type { Paged, PageQuery } from '#commerce/results/draws.ts';
import type { RecurringPurchase } from '#commerce/tickets/recurring.ts';
import { ENTRIES_ON_A_PAGE, pageCount, pageNumber, pageQuery } from '#domain/results/paging.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { type RecurringView, recurringView } from '../_shared/recurring-view.ts';
import type { RecurringListProps } from './recurring-list.gen.ts';

export interface RecurringListData {
  readonly purchases: readonly RecurringView[];
  readonly page: number;
  readonly pages: number;
}

/** A page of the customer's recurring purchases (specification: The calls it makes, "Recurring"). */
export const load: BlockLoad<RecurringListProps, RecurringListData, ShopServices> = async (context) => {
  const { props, params, services, signal } = context;
  const page = pageNumber(params['page'] ?? '') ?? 1;
  const { entries, pageInfo } = await listed(services.commerce, props.show, pageQuery(page), signal);
  const purchases = entries.map((purchase) => recurringView(purchase, context));
  return { data: { purchases, page, pages: pageCount(pageInfo?.total ?? entries.length, ENTRIES_ON_A_PAGE) } };
};

function listed(
  { recurring, autoplay, subscriptions }: Pick<Commerce, 'recurring' | 'subscriptions' | 'autoplay'>,
  show: RecurringListProps['show'],
  query: PageQuery,
  signal: AbortSignal,
): Promise<Paged<RecurringPurchase>> {
  switch (show) {
    case 'all':
      return recurring.list(query, { signal });
    case 'autoplay':
      return autoplay.list(query, { signal });
    case 'subscription':
      return subscriptions.list(query, { signal });
  }
}
