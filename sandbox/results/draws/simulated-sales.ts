import type { MinorUnits } from '#domain/money.ts';
import type { PurchaseStatus } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueGiveaway, CatalogueRaffle } from '../../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from './draw.ts';
import { createSeededRandom, randomiseAround } from './seeded-random.ts';

/** Simulated tickets of a raffle draw at the close of sales. */
export function calculateSimulatedTicketsAtClose(
  offer: Pick<CatalogueRaffle, 'numTickets' | 'outsideTickets'>,
  draw: StoredDraw,
): number {
  return Math.min(offer.numTickets ?? Number.POSITIVE_INFINITY, demandOf(offer.outsideTickets, draw));
}

/** Simulated tickets sold so far, most of them towards the end. */
export function countSimulatedTicketsSold(
  offer: Pick<CatalogueRaffle, 'numTickets' | 'outsideTickets'>,
  draw: StoredDraw,
  now: number,
): number {
  const demand = demandOf(offer.outsideTickets, draw);
  return Math.min(offer.numTickets ?? Number.POSITIVE_INFINITY, Math.floor(demand * soldShare(draw, now)));
}

export function calculateSimulatedEntriesAtClose(giveaway: CatalogueGiveaway, draw: StoredDraw): number {
  return demandOf(giveaway.outsideEntries, draw);
}

/** Half of the simulated entries are premium members', present from the start. */
export function countSimulatedEntries(giveaway: CatalogueGiveaway, draw: StoredDraw, now: number): number {
  return Math.floor((demandOf(giveaway.outsideEntries, draw) * (1 + soldShare(draw, now))) / 2);
}

export function getRafflePurchaseStatus(
  offer: Pick<CatalogueRaffle, 'numTickets' | 'outsideTickets'>,
  draw: StoredDraw,
  now: number,
): PurchaseStatus {
  if (now >= draw.closeDate) return 'past_draw';
  if (now < draw.openDate) return 'pre_order';
  return offer.numTickets !== null && countSimulatedTicketsSold(offer, draw, now) >= offer.numTickets
    ? 'sold_out'
    : 'open';
}

/** Donation from sold tickets, at the ticket price of the middle book. */
export function calculateRaffleDonation(
  offer: Pick<CatalogueRaffle, 'books' | 'causeShare'>,
  tickets: number,
): MinorUnits {
  const book = offer.books[Math.floor(offer.books.length / 2)];
  return book ? Math.round((tickets * book.price * offer.causeShare) / book.numTickets) : 0;
}

function demandOf(expected: number, { siteKey, offerKey, series, drawNo }: StoredDraw): number {
  return randomiseAround(expected, createSeededRandom(siteKey, offerKey, series, drawNo, 'demand'));
}

function soldShare({ openDate, closeDate }: StoredDraw, now: number): number {
  const share = (now - openDate) / (closeDate - openDate);
  return Math.min(1, Math.max(0, share)) ** 1.5;
}
