import type { Order as OrderDetails, OrderSummary } from '#schemas/generated/api/wire-types.gen.ts';
import type { Order } from '../../checkout/checkout.ts';
import type { DrawView } from '../../offers/draw-answer.ts';
import { moneyAnswer } from '../../offers/money-answer.ts';
import { orderLineAnswer } from './order-line-answer.ts';
import { toReorderItem } from './reorder.ts';

export function orderSummaryAnswer(order: Order, { shop, brand, now }: DrawView): OrderSummary {
  const { currency } = brand.catalogue.branding;
  const { numDraws, drawsLeft, nextDrawDate, winnings } = shop.orders.progress(order.id);
  return {
    id: order.id,
    checkout_id: order.checkoutId,
    status: order.endsAt > now ? 'upcoming_products' : 'past_products',
    placed_at: new Date(order.placedAt).toISOString(),
    item: order.item,
    total: moneyAnswer(order.total, currency),
    winnings: moneyAnswer(winnings, currency),
    num_draws: numDraws,
    draws_left: drawsLeft,
    next_draw_date: nextDrawDate === null ? null : new Date(nextDrawDate).toISOString(),
    ...(order.startsAt === null ? {} : { starts_at: new Date(order.startsAt).toISOString() }),
    ends_at: new Date(order.endsAt).toISOString(),
  };
}

export function orderAnswer(order: Order, view: DrawView, showDetails: boolean): OrderDetails {
  return {
    summary: orderSummaryAnswer(order, view),
    replay: toReorderItem(order.choice),
    ...(showDetails
      ? { lines: view.shop.orders.draws(order.id).map((ticket) => orderLineAnswer(ticket, order, view)) }
      : {}),
  };
}
