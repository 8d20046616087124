import type { Order as OrderDetails, OrderSummary } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import type { DrawResponseContext } from '../../offers/draw-response.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import { toOrderDrawTicketResponse } from './order-line-response.ts';
import { toRequestForSameItemInNextDraw } from './reorder.ts';

export function toOrderSummaryResponse(order: StoredOrder, { shop, brand, now }: DrawResponseContext): OrderSummary {
  const { currency } = brand.catalogue.branding;
  const { numDraws, drawsLeft, nextDrawDate, winnings } = shop.orders.getProgress(order.id);
  return {
    id: order.id,
    checkout_id: order.checkoutId,
    status: order.endsAt > now ? 'upcoming_products' : 'past_products',
    placed_at: new Date(order.placedAt).toISOString(),
    item: order.item,
    total: toMoneyResponse(order.total, currency),
    winnings: toMoneyResponse(winnings, currency),
    num_draws: numDraws,
    draws_left: drawsLeft,
    next_draw_date: nextDrawDate === null ? null : new Date(nextDrawDate).toISOString(),
    ...(order.startsAt === null ? {} : { starts_at: new Date(order.startsAt).toISOString() }),
    ends_at: new Date(order.endsAt).toISOString(),
  };
}

export function toOrderResponse(order: StoredOrder, view: DrawResponseContext, showDetails: boolean): OrderDetails {
  return {
    summary: toOrderSummaryResponse(order, view),
    replay: toRequestForSameItemInNextDraw(order.choice),
    ...(showDetails
      ? { lines: view.shop.orders.listDraws(order.id).map((ticket) => toOrderDrawTicketResponse(ticket, order, view)) }
      : {}),
  };
}
