import { randomUUID } from 'node:crypto';
import { parseMoney } from '#domain/money.ts';
import type { RandomSource } from '#domain/play/lucky-dip.ts';
import type { CartItem, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import type { OrderStore } from '../tickets/orders/order-store.ts';
import type { CompletedCheckout, StoredOrder } from './checkout.ts';
import { getMembershipEnd } from './membership-end.ts';
import { assignRaffleTickets } from './raffle-stock.ts';
import { fillGameWithQuickpickNumbers } from './simple-games.ts';

export interface OrderToPlace {
  readonly checkout: CompletedCheckout;
  readonly item: CartItem;
  readonly choice: CartItemRequest;
  readonly offer: CatalogueOffer;
  /** Its draws, first to last. */
  readonly draws: readonly StoredDraw[];
  readonly timeZone: string;
}

/** Creates the order and tickets of an item. Picks numbers that an old cart does not hold. */
export function storeOrderWithTickets(
  parts: OrderToPlace,
  { orders, random }: { orders: OrderStore; random: RandomSource },
): StoredOrder {
  const { checkout, item, choice, offer, draws } = parts;
  const id = randomUUID();
  const order: StoredOrder = {
    id,
    checkoutId: checkout.id,
    siteKey: checkout.siteKey,
    customerId: checkout.customerId,
    item: { ...item, id, ...gamesOf(item, offer, random) },
    choice,
    total: parseMoney(item.total),
    ...termOf(parts, orders),
    placedAt: checkout.placedAt,
  };
  orders.insert(order);
  for (const draw of draws) {
    orders.addDraw(id, draw.id);
    if (offer.type === 'raffle_ticket') {
      assignRaffleTickets(item.num_raffle_tickets ?? 0, { offer, draw, orderId: id }, { orders, random });
    }
  }
  return order;
}

function gamesOf(
  { games = [], game_type: gameType = 'standard' }: CartItem,
  offer: CatalogueOffer,
  random: RandomSource,
): Pick<CartItem, 'games'> {
  if (offer.type !== 'lottery_ticket') return {};
  return { games: games.map((game) => fillGameWithQuickpickNumbers(game, gameType, offer, random)) };
}

/** A membership bought during another one starts at its end. */
function termOf(
  { checkout, item, draws, timeZone }: OrderToPlace,
  orders: OrderStore,
): Pick<StoredOrder, 'startsAt' | 'endsAt'> {
  const last = draws.at(-1);
  if (last) return { startsAt: null, endsAt: last.date };
  const { customerId, placedAt } = checkout;
  const currentMembership = orders.findMembership(customerId, placedAt);
  const startsAt =
    currentMembership && currentMembership.tier === item.membership_tier ? currentMembership.endsAt : null;
  return { startsAt, endsAt: getMembershipEnd(startsAt ?? placedAt, item.membership_period ?? '', timeZone) };
}
