import type { OrderSummary } from '#schemas/generated/api/types.gen.ts';

/** Routes of a single purchased ticket. */
export type AccountTicketPageRouteId =
  | 'my-account.upcoming-tickets.ticket'
  | 'my-account.past-tickets.ticket'
  | 'my-account.syndicate-tickets.share'
  | 'my-account.lotto-party.ticket';

/** A share of a syndicate or a lotto party has a page of its own, whether its draws are over or not. */
export function getTicketPageRouteId({
  item,
  status,
}: Pick<OrderSummary, 'item' | 'status'>): AccountTicketPageRouteId {
  if (item.productType === 'syndicate_share') return 'my-account.syndicate-tickets.share';
  if (item.productType === 'social_syndicate_share') return 'my-account.lotto-party.ticket';
  return status === 'upcoming_products' ? 'my-account.upcoming-tickets.ticket' : 'my-account.past-tickets.ticket';
}
