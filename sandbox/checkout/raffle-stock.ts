import type { RandomSource } from '#domain/play/lucky-dip.ts';
import type { CatalogueRaffle } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { calculateSimulatedTicketsAtClose, countSimulatedTicketsSold } from '../results/draws/simulated-sales.ts';
import type { OrderStore } from '../tickets/orders/order-store.ts';

/** Unsold tickets of a raffle draw, after the simulated sales to others. */
export function countRaffleTicketsLeft(
  offer: Pick<CatalogueRaffle, 'numTickets' | 'outsideTickets'>,
  draw: StoredDraw,
  orders: OrderStore,
  now: number,
): number {
  const taken = orders.countRaffleTickets(draw.id);
  const stock =
    offer.numTickets === null
      ? Number.POSITIVE_INFINITY
      : offer.numTickets - countSimulatedTicketsSold(offer, draw, now);
  return Math.max(0, Math.min(stock, calculateSimulatedTicketsAtClose(offer, draw)) - taken);
}

/** Assigns random free ticket numbers to an order. */
export function assignRaffleTickets(
  count: number,
  {
    offer,
    draw,
    orderId,
  }: { offer: Pick<CatalogueRaffle, 'numTickets' | 'outsideTickets'>; draw: StoredDraw; orderId: string },
  { orders, random }: { orders: OrderStore; random: RandomSource },
): void {
  const total = calculateSimulatedTicketsAtClose(offer, draw);
  if (orders.countRaffleTickets(draw.id) + count > total)
    throw new RangeError(`draw ${draw.id} has too few tickets left`);
  for (let given = 0; given < count; given += 1) {
    orders.addRaffleTicket(draw.id, freeNumber(draw.id, total, orders, random), orderId);
  }
}

function freeNumber(drawId: number, total: number, orders: OrderStore, random: RandomSource): number {
  const start = Math.floor(random() * total);
  for (let step = 0; step < total; step += 1) {
    const number = 1 + ((start + step) % total);
    if (!orders.isRaffleTicketTaken(drawId, number)) return number;
  }
  throw new RangeError(`draw ${drawId} has no ticket left`);
}
