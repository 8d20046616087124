import { describe, expect, test } from 'vitest';
import type { CatalogueRaffle } from '../../offers/catalogue/catalogue-types.ts';
import { harbourRaffles } from '../../offers/catalogue/harbour-raffles.ts';
import { sunnysideCatalogue } from '../../offers/catalogue/sunnyside.ts';
import type { StoredDraw } from './draw.ts';
import {
  calculateRaffleDonation,
  calculateSimulatedEntriesAtClose,
  calculateSimulatedTicketsAtClose,
  countSimulatedEntries,
  countSimulatedTicketsSold,
  getRafflePurchaseStatus,
} from './simulated-sales.ts';

const draw: StoredDraw = {
  id: 1,
  siteKey: 'harbour',
  offerKey: 'gold-and-salt',
  series: '',
  drawNo: 18,
  openDate: 1_000_000,
  closeDate: 2_000_000,
  date: 2_100_000,
  prizePool: 1,
  drawn: false,
  winningNumbers: [],
  winningTickets: [],
  jackpotWon: false,
};

function raffle(change: Partial<CatalogueRaffle>): CatalogueRaffle {
  const offer = harbourRaffles.find(({ key }) => key === 'gold-and-salt');
  if (!offer) throw new Error('the catalogue has no gold-and-salt');
  return { ...offer, ...change };
}

describe('simulated raffle ticket sales', () => {
  test('grow from opening to close and never decrease', () => {
    const offer = raffle({ numTickets: null });
    const moments = [0, 1_000_000, 1_250_000, 1_500_000, 1_750_000, 2_000_000, 3_000_000];
    const sold = moments.map((now) => countSimulatedTicketsSold(offer, draw, now));
    expect(sold.slice(0, 2)).toEqual([0, 0]);
    expect(sold).toEqual(sold.toSorted((left, right) => left - right));
    expect(sold.slice(5)).toEqual([
      calculateSimulatedTicketsAtClose(offer, draw),
      calculateSimulatedTicketsAtClose(offer, draw),
    ]);
  });

  test('never exceed the number of tickets', () => {
    const offer = raffle({ numTickets: 100 });
    expect([countSimulatedTicketsSold(offer, draw, 2_000_000), calculateSimulatedTicketsAtClose(offer, draw)]).toEqual([
      100, 100,
    ]);
  });
});

test.each([
  [999_999, 100, 'pre_order'],
  [1_000_000, 100, 'open'],
  [1_999_999, 100, 'sold_out'],
  [1_999_999, null, 'open'],
  [2_000_000, 100, 'past_draw'],
] as const)(
  'at %i, with a stock of %s tickets, the purchase status of a raffle draw is %s',
  (now, numTickets, status) => {
    expect(getRafflePurchaseStatus(raffle({ numTickets }), draw, now)).toBe(status);
  },
);

test('the causes of a raffle receive their share of its sales at the ticket price of the middle book', () => {
  const books = [
    { key: 'book-1', numTickets: 1, price: 500 },
    { key: 'book-5', numTickets: 5, price: 2000 },
    { key: 'book-20', numTickets: 20, price: 5000 },
  ];
  expect(calculateRaffleDonation(raffle({ books, causeShare: 0.4 }), 1000)).toBe(160_000);
});

test('a giveaway always has more simulated entries than one premium member alone', () => {
  const giveaways = sunnysideCatalogue.program?.giveaways ?? [];
  expect(giveaways.length).toBe(5);
  for (const giveaway of giveaways) {
    const own = Math.max(...giveaway.entries.map(({ numEntries }) => numEntries));
    const series = { ...draw, siteKey: 'sunnyside', offerKey: 'sunnyside-club', series: giveaway.type };
    expect(countSimulatedEntries(giveaway, series, 0)).toBeGreaterThan(own);
    expect(countSimulatedEntries(giveaway, series, 2_000_000)).toBe(calculateSimulatedEntriesAtClose(giveaway, series));
  }
});
