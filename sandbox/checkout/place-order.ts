import { randomUUID } from 'node:crypto';
import { parseDecimalAmount } from '#domain/money.ts';
import type { RandomSource } from '#domain/play/lucky-dip.ts';
import type { CartItem, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { OfferEntry } from '../offers/catalogue/types.ts';
import type { Draw } from '../results/draws/draw.ts';
import type { OrderStore } from '../tickets/orders/order-store.ts';
import type { Checkout, Order } from './checkout.ts';
import { membershipEnd } from './membership-end.ts';
import { completeGame } from './play.ts';
import { takeTickets } from './raffle-stock.ts';

export interface OrderParts {
  readonly checkout: Checkout;
  readonly item: CartItem;
  readonly choice: CartItemRequest;
  readonly offer: OfferEntry;
  /** The draws that it is in, the first one first. */
  readonly draws: readonly Draw[];
  readonly timeZone: string;
}

/** Makes the order of an item, with its tickets. Numbers that a cart of before does not hold are picked here. */
export function placeOrder(parts: OrderParts, { orders, random }: { orders: OrderStore; random: RandomSource }): Order {
  const { checkout, item, choice, offer, draws } = parts;
  const id = randomUUID();
  const order: Order = {
    id,
    checkoutId: checkout.id,
    siteKey: checkout.siteKey,
    customerId: checkout.customerId,
    item: { ...item, id, ...gamesOf(item, offer, random) },
    choice,
    total: parseDecimalAmount(item.total.amount),
    ...termOf(parts, orders),
    placedAt: checkout.placedAt,
  };
  orders.insert(order);
  for (const draw of draws) {
    orders.enterDraw(id, draw.id);
    if (offer.type === 'raffle_ticket') {
      takeTickets(item.num_raffle_tickets ?? 0, { offer, draw, orderId: id }, { orders, random });
    }
  }
  return order;
}

function gamesOf(
  { games = [], game_type: gameType = 'standard' }: CartItem,
  offer: OfferEntry,
  random: RandomSource,
): Pick<CartItem, 'games'> {
  if (offer.type !== 'lottery_ticket') return {};
  return { games: games.map((game) => completeGame(game, gameType, offer, random)) };
}

/** A membership that follows another begins when that ends. */
function termOf(
  { checkout, item, draws, timeZone }: OrderParts,
  orders: OrderStore,
): Pick<Order, 'startsAt' | 'endsAt'> {
  const last = draws.at(-1);
  if (last) return { startsAt: null, endsAt: last.date };
  const { customerId, placedAt } = checkout;
  const held = orders.membership(customerId, placedAt);
  const startsAt = held && held.tier === item.membership_tier ? held.endsAt : null;
  return { startsAt, endsAt: membershipEnd(startsAt ?? placedAt, item.membership_period ?? '', timeZone) };
}
