import { division, million, money, neverRepeated, optionalSubscription } from './terms.ts';
import type { RaffleEntry, SyndicateEntry } from './types.ts';

const raffle = {
  type: 'raffle_ticket',
  urlAliases: [],
  aliases: [],
  recurringPurchase: optionalSubscription,
  excludedRegions: [],
  numTickets: null,
} as const;

function book(numTickets: number, price: number): RaffleEntry['books'][number] {
  return { key: `book-${numTickets}`, numTickets, price: money(price) };
}

export const harbourRaffles: readonly RaffleEntry[] = [
  {
    ...raffle,
    key: 'headland-house',
    urlAliases: ['prize-home'],
    name: 'Headland House',
    logo: 'headland-house.svg',
    causes: ['surf-cadets'],
    excludedRegions: ['WA'],
    schedule: { kind: 'interval', anchor: '2024-01-12', everyDays: 56, time: '20:00' },
    firstDrawNo: 21,
    title: 'A four-bedroom house at Pelican Head, furnished',
    value: million(2.4),
    books: [book(1, 15), book(3, 30), book(10, 75), book(25, 150)],
    demand: 410_000,
    causeShare: 0.35,
    minorPrizes: [
      division('Second prize', 'The second ticket drawn', 20_000, 1),
      division('Early prize', 'The next five tickets', 1_000, 5),
    ],
  },
  {
    ...raffle,
    key: 'classic-wheels',
    name: 'Classic Wheels',
    logo: 'classic-wheels.svg',
    causes: ['bush-medics'],
    schedule: { kind: 'interval', anchor: '2024-01-18', everyDays: 28, time: '19:00' },
    firstDrawNo: 44,
    title: 'A restored 1967 coupe and $20,000 in gold',
    value: money(185_000),
    books: [book(1, 5), book(5, 20), book(15, 50)],
    demand: 96_000,
    causeShare: 0.4,
    minorPrizes: [division('Second prize', 'The second ticket drawn', 5_000, 1)],
  },
  {
    ...raffle,
    key: 'round-the-bay',
    name: 'Round the Bay',
    logo: 'round-the-bay.svg',
    causes: ['reef-keepers'],
    schedule: { kind: 'interval', anchor: '2024-01-24', everyDays: 28, time: '19:00' },
    firstDrawNo: 37,
    title: 'A 6.5 m boat, its trailer and a ute to pull it',
    value: money(160_000),
    books: [book(1, 10), book(4, 30), book(10, 60)],
    demand: 71_000,
    causeShare: 0.4,
    minorPrizes: [division('Second prize', 'The second ticket drawn', 4_000, 1)],
  },
  {
    ...raffle,
    key: 'long-weekender',
    name: 'The Long Weekender',
    logo: 'long-weekender.svg',
    causes: ['guide-pups'],
    schedule: { kind: 'interval', anchor: '2024-01-07', everyDays: 14, time: '18:30' },
    firstDrawNo: 58,
    title: 'Twelve long weekends away',
    value: money(60_000),
    books: [book(2, 10), book(6, 25), book(20, 70)],
    demand: 33_000,
    causeShare: 0.45,
    minorPrizes: [division('Second prize', 'The next three tickets', 800, 3)],
  },
  {
    ...raffle,
    key: 'gold-and-salt',
    name: 'Gold & Salt',
    aliases: ['Gold and Salt'],
    logo: 'gold-and-salt.svg',
    causes: ['bush-medics', 'guide-pups'],
    schedule: { kind: 'interval', anchor: '2024-02-02', everyDays: 42, time: '19:30' },
    firstDrawNo: 18,
    title: 'One kilo of gold',
    value: money(150_000),
    books: [book(1, 20), book(5, 80)],
    numTickets: 40_000,
    demand: 44_000,
    causeShare: 0.38,
    minorPrizes: [division('Second prize', 'The second ticket drawn', 10_000, 1)],
  },
];

const syndicate = {
  type: 'syndicate_share',
  urlAliases: [],
  aliases: [],
  causes: [],
  recurringPurchase: neverRepeated,
  excludedRegions: [],
} as const;

export const harbourSyndicates: readonly SyndicateEntry[] = [
  {
    ...syndicate,
    key: 'golden-bay-syndicates',
    name: 'Golden Bay Syndicates',
    logo: 'golden-bay.svg',
    lotteryKey: 'golden-bay',
    syndicates: [
      {
        key: 'big-crew',
        name: 'The Big Crew',
        gameType: 'standard',
        numGames: 140,
        numShares: 100,
        costPerShare: money(1.75),
      },
      {
        key: 'the-dozen',
        name: 'The Dozen',
        gameType: 'standard',
        numGames: 24,
        numShares: 20,
        costPerShare: money(1.4),
      },
    ],
  },
  {
    ...syndicate,
    key: 'power-tide-syndicates',
    name: 'Power Tide Syndicates',
    logo: 'power-tide.svg',
    lotteryKey: 'power-tide',
    syndicates: [
      {
        key: 'full-tide',
        name: 'Full Tide',
        gameType: 'powerhit',
        numGames: 40,
        numShares: 200,
        costPerShare: money(7.5),
      },
      {
        key: 'half-tide',
        name: 'Half Tide',
        gameType: 'standard',
        numGames: 60,
        numShares: 50,
        costPerShare: money(2.4),
      },
    ],
  },
  {
    ...syndicate,
    key: 'southern-seven-syndicates',
    name: 'Southern Seven Syndicates',
    logo: 'southern-seven.svg',
    lotteryKey: 'southern-seven',
    syndicates: [
      {
        key: 'seven-seas',
        name: 'Seven Seas',
        gameType: 'standard',
        numGames: 100,
        numShares: 80,
        costPerShare: money(2.6),
      },
    ],
  },
];
