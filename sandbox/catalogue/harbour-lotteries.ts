import {
  division,
  drawn,
  EVERY_COUNT_OF_DRAWS,
  games,
  mainSet,
  million,
  money,
  optionalAutoplay,
  system,
} from './terms.ts';
import type { GameTypeEntry, LotteryEntry } from './types.ts';

const drawsOnly = { numDraws: EVERY_COUNT_OF_DRAWS, numWeeks: [1] } as const;
const weeksOnly = { numDraws: [1], numWeeks: [1, 2, 4, 8] } as const;

function standard(...gameOffers: GameTypeEntry['gameOffers']): GameTypeEntry {
  return { key: 'standard', name: 'Standard', ...drawsOnly, gameOffers };
}

const common = {
  type: 'lottery_ticket',
  urlAliases: [],
  aliases: [],
  causes: [],
  recurringPurchase: optionalAutoplay,
  excludedRegions: [],
  selectableDays: [],
  raisedByDraw: 0,
} as const;

export const harbourLotteries: readonly LotteryEntry[] = [
  {
    ...common,
    key: 'golden-bay',
    urlAliases: ['golden-bay-lotto', 'saturday-gold'],
    name: 'Golden Bay',
    aliases: ['Saturday Gold'],
    logo: 'golden-bay.svg',
    schedule: { kind: 'weekly', days: ['sat'], time: '19:30' },
    firstDrawNo: 1102,
    drawnSets: [drawn('main', 'Winning numbers', 6, 45), drawn('supplementary', 'Supplementary numbers', 2, 45)],
    jackpot: {
      base: million(4),
      step: million(4),
      most: million(30),
      winChance: 0.4,
      match: '6 winning numbers',
      title: null,
    },
    divisions: [
      division('Division 2', '5 winning numbers and a supplementary', 11_400, 21),
      division('Division 3', '5 winning numbers', 1_180, 430),
      division('Division 4', '4 winning numbers', 31, 22_000),
      division('Division 5', '3 winning numbers and a supplementary', 19, 58_000),
    ],
    gameTypes: [
      standard(games('Standard', 0.85, [mainSet(6, 45)], { from: 4, to: 36, first: 18 })),
      {
        key: 'reduced_system',
        name: 'Systems',
        ...drawsOnly,
        gameOffers: [
          system('System 7', 5.95, 7, [mainSet(7, 45)]),
          system('System 8', 23.8, 28, [mainSet(8, 45)]),
          system('System 9', 71.4, 84, [mainSet(9, 45)]),
        ],
      },
      {
        key: 'random',
        name: 'Surprise',
        ...drawsOnly,
        gameOffers: [games('Surprise', 0.85, [], { from: 4, to: 36, first: 12 })],
      },
    ],
  },
  {
    ...common,
    key: 'power-tide',
    urlAliases: ['powertide'],
    name: 'Power Tide',
    logo: 'power-tide.svg',
    schedule: { kind: 'weekly', days: ['thu'], time: '20:30' },
    firstDrawNo: 731,
    drawnSets: [drawn('main', 'Winning numbers', 7, 35), drawn('powerhit', 'Tide number', 1, 20, 'tide')],
    jackpot: {
      base: million(3),
      step: million(14),
      most: million(120),
      winChance: 0.16,
      match: '7 winning numbers and the Tide number',
      title: null,
    },
    divisions: [
      division('Division 2', '7 winning numbers', 98_000, 2),
      division('Division 3', '6 winning numbers and the Tide number', 9_200, 14),
      division('Division 4', '6 winning numbers', 480, 260),
      division('Division 5', '3 winning numbers and the Tide number', 21, 41_000),
    ],
    gameTypes: [
      standard(
        games('Standard', 1.45, [mainSet(7, 35), { key: 'powerhit', name: 'Tide number', count: 1, min: 1, max: 20 }], {
          from: 2,
          to: 25,
          first: 18,
        }),
      ),
      {
        key: 'powerhit',
        name: 'PowerHit',
        ...drawsOnly,
        gameOffers: [{ ...games('PowerHit', 29, [mainSet(7, 35)], { to: 10 }), combinations: 20 }],
      },
      {
        key: 'reduced_system',
        name: 'Systems',
        ...drawsOnly,
        gameOffers: [
          system('System 8', 11.6, 8, [
            mainSet(8, 35),
            { key: 'powerhit', name: 'Tide number', count: 1, min: 1, max: 20 },
          ]),
        ],
      },
    ],
  },
  {
    ...common,
    key: 'southern-seven',
    urlAliases: ['southern-7'],
    name: 'Southern Seven',
    logo: 'southern-seven.svg',
    schedule: { kind: 'weekly', days: ['tue'], time: '20:30' },
    firstDrawNo: 842,
    drawnSets: [drawn('main', 'Winning numbers', 7, 47), drawn('supplementary', 'Supplementary numbers', 3, 47)],
    jackpot: {
      base: million(3),
      step: million(7),
      most: million(50),
      winChance: 0.2,
      match: '7 winning numbers',
      title: null,
    },
    divisions: [
      division('Division 2', '6 winning numbers and a supplementary', 24_500, 4),
      division('Division 3', '6 winning numbers', 3_900, 31),
      division('Division 4', '5 winning numbers and a supplementary', 340, 290),
      division('Division 5', '4 winning numbers', 44, 9_800),
    ],
    gameTypes: [
      standard(games('Standard', 1.55, [mainSet(7, 47)], { from: 2, to: 30, first: 18 })),
      {
        key: 'reduced_system',
        name: 'Systems',
        ...drawsOnly,
        gameOffers: [system('System 8', 12.4, 8, [mainSet(8, 47)]), system('System 9', 55.8, 36, [mainSet(9, 47)])],
      },
      {
        key: 'mega_combo',
        name: 'Super Combos',
        ...drawsOnly,
        gameOffers: [
          system('Super Combo 12', 37.2, 24, [
            { key: 'numbers', name: 'Numbers', count: 12, min: 1, max: 47 },
            { key: 'favourites', name: 'Favourites', count: 3, min: 1, max: 47 },
          ]),
        ],
      },
    ],
  },
  {
    ...common,
    key: 'first-light',
    name: 'First Light',
    logo: 'first-light.svg',
    schedule: { kind: 'weekly', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], time: '21:00' },
    firstDrawNo: 2215,
    drawnSets: [drawn('main', 'Winning numbers', 7, 44), drawn('bonus', 'Bonus numbers', 2, 44)],
    jackpot: {
      base: million(4.8),
      step: 0,
      most: million(4.8),
      winChance: 0.04,
      match: '7 winning numbers',
      title: '$20,000 a month for 20 years',
    },
    divisions: [
      division('Division 2', '6 winning numbers and a bonus number', 60_000, 1),
      division('Division 3', '6 winning numbers', 1_450, 9),
      division('Division 4', '5 winning numbers', 61, 610),
      division('Division 5', '3 winning numbers and a bonus number', 12, 14_000),
    ],
    gameTypes: [
      standard(games('Standard', 0.85, [mainSet(7, 44)], { from: 2, to: 30, first: 18 })),
      {
        key: 'random',
        name: 'Surprise',
        ...drawsOnly,
        gameOffers: [games('Surprise', 0.85, [], { from: 2, to: 30, first: 10 })],
      },
    ],
  },
  {
    ...common,
    key: 'quayside-four',
    urlAliases: ['quayside-4'],
    name: 'Quayside Four',
    logo: 'quayside-four.svg',
    schedule: { kind: 'weekly', days: ['mon', 'wed', 'sat'], time: '19:30' },
    firstDrawNo: 1408,
    drawnSets: [drawn('main', 'Winning numbers, in order', 4, 40)],
    jackpot: {
      base: money(100_000),
      step: money(60_000),
      most: money(900_000),
      winChance: 0.25,
      match: 'all 4 in order',
      title: null,
    },
    divisions: [
      division('Strike 3', '3 in order', 1_150, 26),
      division('Strike 2', '2 in order', 28, 1_900),
      division('Strike 1', '1 in its place', 2, 31_000),
    ],
    gameTypes: [
      standard(games('Standard', 1.25, [mainSet(4, 40)], { to: 20, first: 4 })),
      {
        key: 'strike_boxed',
        name: 'Boxed',
        ...drawsOnly,
        gameOffers: [{ ...games('Boxed', 30, [mainSet(4, 40)], { to: 5 }), combinations: 24 }],
      },
    ],
  },
  {
    ...common,
    key: 'jetty-six',
    urlAliases: ['jetty-6'],
    name: 'Jetty Six',
    logo: 'jetty-six.svg',
    schedule: { kind: 'weekly', days: ['mon', 'wed'], time: '20:30' },
    firstDrawNo: 1960,
    selectableDays: ['mon', 'wed'],
    drawnSets: [drawn('main', 'Winning numbers', 6, 40), drawn('supplementary', 'Supplementary numbers', 2, 40)],
    jackpot: { base: million(1), step: 0, most: million(1), winChance: 0.3, match: '6 winning numbers', title: null },
    divisions: [
      division('Division 2', '5 winning numbers and a supplementary', 6_800, 5),
      division('Division 3', '5 winning numbers', 610, 110),
      division('Division 4', '4 winning numbers', 28, 6_400),
    ],
    gameTypes: [
      { ...standard(games('Standard', 0.7, [mainSet(6, 40)], { from: 4, to: 36, first: 18 })), ...weeksOnly },
      {
        key: 'random',
        name: 'Surprise',
        ...weeksOnly,
        gameOffers: [games('Surprise', 0.7, [], { from: 4, to: 36, first: 12 })],
      },
    ],
  },
  {
    ...common,
    key: 'reef-lotto',
    urlAliases: ['lotto-for-the-reef'],
    name: 'Reef Lotto',
    logo: 'reef-lotto.svg',
    schedule: { kind: 'weekly', days: ['fri'], time: '20:00' },
    firstDrawNo: 318,
    causes: ['reef-keepers', 'surf-cadets', 'bush-medics', 'guide-pups'],
    excludedRegions: ['NT', 'SA'],
    raisedByDraw: money(38_000),
    drawnSets: [drawn('main', 'Winning numbers', 5, 38)],
    jackpot: {
      base: money(500_000),
      step: money(150_000),
      most: million(2),
      winChance: 0.25,
      match: '5 winning numbers',
      title: null,
    },
    divisions: [
      division('Division 2', '4 winning numbers', 420, 64),
      division('Division 3', '3 winning numbers', 15, 2_300),
    ],
    gameTypes: [standard(games('Standard', 2, [mainSet(5, 38)], { from: 2, to: 20, first: 5 }))],
  },
  {
    ...common,
    key: 'polar-lights',
    name: 'Polar Lights',
    logo: 'polar-lights.svg',
    schedule: { kind: 'weekly', days: ['tue', 'fri'], time: '21:00' },
    firstDrawNo: 604,
    drawnSets: [drawn('main', 'Winning numbers', 5, 50), drawn('stars', 'Stars', 2, 12, 'stars')],
    jackpot: {
      base: million(15),
      step: million(18),
      most: million(200),
      winChance: 0.12,
      match: '5 winning numbers and both stars',
      title: null,
    },
    divisions: [
      division('Division 2', '5 winning numbers and a star', 410_000, 2),
      division('Division 3', '5 winning numbers', 52_000, 5),
      division('Division 4', '4 winning numbers and both stars', 2_900, 38),
      division('Division 5', '2 winning numbers and a star', 14, 96_000),
    ],
    gameTypes: [
      standard(
        games('Standard', 4.5, [mainSet(5, 50), { key: 'stars', name: 'Stars', count: 2, min: 1, max: 12 }], {
          to: 12,
          first: 3,
        }),
      ),
      {
        key: 'powerpik',
        name: 'PowerPik',
        ...drawsOnly,
        gameOffers: [games('PowerPik', 4.5, [mainSet(5, 50)], { to: 12, first: 3 })],
      },
    ],
  },
];
