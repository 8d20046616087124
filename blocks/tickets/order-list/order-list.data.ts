import { countPages, DEFAULT_ENTRIES_ON_A_PAGE, parsePageNumber, toLimitAndOffset } from '#domain/results/paging.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createPurchasedTicketView, type PurchasedTicketView } from '../../_ui/ticket/ticket-view.ts';
import type { OrderListProps } from './order-list.gen.ts';

export interface OrderListBlockData {
  readonly tickets: readonly PurchasedTicketView[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const STATUSES = { upcoming: 'upcoming_products', past: 'past_products' } as const;

/** A page of the customer's orders (specification: The calls it makes, "Orders and draws"). */
export const loadOrderListData: LoadBlockData<OrderListProps, OrderListBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { props, params, services, signal } = context;
  const { show, most } = props;
  const page = most === undefined ? (parsePageNumber(params['page'] ?? '') ?? 1) : 1;
  const { orders } = services.commerce;
  const { entries, pageInfo } = await orders.list(STATUSES[show], toLimitAndOffset(page, most), { signal });
  const total = pageInfo?.total ?? entries.length;
  const tickets = entries.map((order) => createPurchasedTicketView(order, context));
  const pages = most === undefined ? countPages(total, DEFAULT_ENTRIES_ON_A_PAGE) : 1;
  return { data: { tickets, total, page, pages } };
};
