import {
  alwaysSubscriptionTerms,
  createDrawnNumberSet,
  createGameOffer,
  createLotteryPrizeDivisionTerms,
  createMainNumbersToPick,
  createSystemGameOffer,
  noRecurringPurchaseTerms,
  toCents,
  toCentsOfMillions,
} from './catalogue-builders.ts';
import type { CatalogueLottery } from './catalogue-types.ts';
import {
  createStandardGameType,
  DRAW_COUNT_CHOICES,
  harbourLotteryDefaults,
  WEEK_COUNT_CHOICES,
} from './harbour-lottery-terms.ts';
import { harbourPolarLightsLottery } from './harbour-polar-lights.ts';

export const harbourLotteries: readonly CatalogueLottery[] = [
  {
    ...harbourLotteryDefaults,
    key: 'golden-bay',
    urlAliases: ['golden-bay-lotto', 'saturday-gold'],
    name: 'Golden Bay',
    aliases: ['Saturday Gold'],
    logo: 'golden-bay.svg',
    schedule: { kind: 'weekly', days: ['sat'], time: '19:30' },
    firstDrawNo: 1102,
    drawnSets: [
      createDrawnNumberSet('main', 'Winning numbers', 6, 45),
      createDrawnNumberSet('supplementary', 'Supplementary numbers', 2, 45),
    ],
    jackpot: {
      base: toCentsOfMillions(4),
      step: toCentsOfMillions(4),
      maximum: toCentsOfMillions(30),
      winChance: 0.4,
      match: '6 winning numbers',
      rule: { main: 6 },
      title: null,
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Division 2', '5 winning numbers and a supplementary', 11_400, 21, {
        main: 5,
        supplementary: 1,
      }),
      createLotteryPrizeDivisionTerms('Division 3', '5 winning numbers', 1_180, 430, { main: 5 }),
      createLotteryPrizeDivisionTerms('Division 4', '4 winning numbers', 31, 22_000, { main: 4 }),
      createLotteryPrizeDivisionTerms('Division 5', '3 winning numbers and a supplementary', 19, 58_000, {
        main: 3,
        supplementary: 1,
      }),
    ],
    gameTypes: [
      createStandardGameType(
        createGameOffer('Standard', 0.85, [createMainNumbersToPick(6, 45)], { from: 4, to: 36, first: 18 }),
      ),
      {
        key: 'reduced_system',
        name: 'Systems',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [
          createSystemGameOffer('System 7', 5.95, 7, [createMainNumbersToPick(7, 45)]),
          createSystemGameOffer('System 8', 23.8, 28, [createMainNumbersToPick(8, 45)]),
          createSystemGameOffer('System 9', 71.4, 84, [createMainNumbersToPick(9, 45)]),
        ],
      },
      {
        key: 'random',
        name: 'Lucky Dip',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [createGameOffer('Lucky Dip', 0.85, [], { from: 4, to: 36, first: 12 })],
      },
      {
        key: 'deferred',
        name: 'Subscriptions',
        ...DRAW_COUNT_CHOICES,
        recurringPurchase: alwaysSubscriptionTerms,
        gameOffers: [
          createGameOffer('Subscription', 0.85, [createMainNumbersToPick(6, 45)], { from: 4, to: 36, first: 12 }),
        ],
      },
    ],
  },
  {
    ...harbourLotteryDefaults,
    key: 'power-tide',
    urlAliases: ['powertide'],
    name: 'Power Tide',
    logo: 'power-tide.svg',
    schedule: { kind: 'weekly', days: ['thu'], time: '20:30' },
    firstDrawNo: 731,
    drawnSets: [
      createDrawnNumberSet('main', 'Winning numbers', 7, 35),
      createDrawnNumberSet('powerhit', 'Tide number', 1, 20, 'tide'),
    ],
    jackpot: {
      base: toCentsOfMillions(3),
      step: toCentsOfMillions(14),
      maximum: toCentsOfMillions(120),
      winChance: 0.16,
      match: '7 winning numbers and the Tide number',
      rule: { main: 7, powerhit: 1 },
      title: null,
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Division 2', '7 winning numbers', 98_000, 2, { main: 7 }),
      createLotteryPrizeDivisionTerms('Division 3', '6 winning numbers and the Tide number', 9_200, 14, {
        main: 6,
        powerhit: 1,
      }),
      createLotteryPrizeDivisionTerms('Division 4', '6 winning numbers', 480, 260, { main: 6 }),
      createLotteryPrizeDivisionTerms('Division 5', '3 winning numbers and the Tide number', 21, 41_000, {
        main: 3,
        powerhit: 1,
      }),
    ],
    gameTypes: [
      createStandardGameType(
        createGameOffer(
          'Standard',
          1.45,
          [createMainNumbersToPick(7, 35), { key: 'powerhit', name: 'Tide number', count: 1, min: 1, max: 20 }],
          {
            from: 2,
            to: 25,
            first: 18,
          },
        ),
      ),
      {
        key: 'powerhit',
        name: 'PowerHit',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [
          { ...createGameOffer('PowerHit', 29, [createMainNumbersToPick(7, 35)], { to: 10 }), combinations: 20 },
        ],
      },
      {
        key: 'reduced_system',
        name: 'Systems',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [
          createSystemGameOffer('System 8', 11.6, 8, [
            createMainNumbersToPick(8, 35),
            { key: 'powerhit', name: 'Tide number', count: 1, min: 1, max: 20 },
          ]),
        ],
      },
    ],
  },
  {
    ...harbourLotteryDefaults,
    key: 'southern-seven',
    urlAliases: ['southern-7'],
    name: 'Southern Seven',
    logo: 'southern-seven.svg',
    schedule: { kind: 'weekly', days: ['tue'], time: '20:30' },
    firstDrawNo: 842,
    drawnSets: [
      createDrawnNumberSet('main', 'Winning numbers', 7, 47),
      createDrawnNumberSet('supplementary', 'Supplementary numbers', 3, 47),
    ],
    jackpot: {
      base: toCentsOfMillions(3),
      step: toCentsOfMillions(7),
      maximum: toCentsOfMillions(50),
      winChance: 0.2,
      match: '7 winning numbers',
      rule: { main: 7 },
      title: null,
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Division 2', '6 winning numbers and a supplementary', 24_500, 4, {
        main: 6,
        supplementary: 1,
      }),
      createLotteryPrizeDivisionTerms('Division 3', '6 winning numbers', 3_900, 31, { main: 6 }),
      createLotteryPrizeDivisionTerms('Division 4', '5 winning numbers and a supplementary', 340, 290, {
        main: 5,
        supplementary: 1,
      }),
      createLotteryPrizeDivisionTerms('Division 5', '4 winning numbers', 44, 9_800, { main: 4 }),
    ],
    gameTypes: [
      createStandardGameType(
        createGameOffer('Standard', 1.55, [createMainNumbersToPick(7, 47)], { from: 2, to: 30, first: 18 }),
      ),
      {
        key: 'reduced_system',
        name: 'Systems',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [
          createSystemGameOffer('System 8', 12.4, 8, [createMainNumbersToPick(8, 47)]),
          createSystemGameOffer('System 9', 55.8, 36, [createMainNumbersToPick(9, 47)]),
        ],
      },
      {
        key: 'mega_combo',
        name: 'Super Combos',
        ...DRAW_COUNT_CHOICES,
        recurringPurchase: noRecurringPurchaseTerms,
        gameOffers: [
          createSystemGameOffer('Super Combo 12', 37.2, 24, [
            { key: 'numbers', name: 'Numbers', count: 12, min: 1, max: 47 },
            { key: 'favourites', name: 'Favourites', count: 3, min: 1, max: 47 },
          ]),
        ],
      },
    ],
  },
  {
    ...harbourLotteryDefaults,
    key: 'first-light',
    name: 'First Light',
    logo: 'first-light.svg',
    schedule: { kind: 'weekly', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], time: '21:00' },
    firstDrawNo: 2215,
    drawnSets: [
      createDrawnNumberSet('main', 'Winning numbers', 7, 44),
      createDrawnNumberSet('bonus', 'Bonus numbers', 2, 44),
    ],
    jackpot: {
      base: toCentsOfMillions(4.8),
      step: 0,
      maximum: toCentsOfMillions(4.8),
      winChance: 0.04,
      match: '7 winning numbers',
      rule: { main: 7 },
      title: '$20,000 a month for 20 years',
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Division 2', '6 winning numbers and a bonus number', 60_000, 1, {
        main: 6,
        bonus: 1,
      }),
      createLotteryPrizeDivisionTerms('Division 3', '6 winning numbers', 1_450, 9, { main: 6 }),
      createLotteryPrizeDivisionTerms('Division 4', '5 winning numbers', 61, 610, { main: 5 }),
      createLotteryPrizeDivisionTerms('Division 5', '3 winning numbers and a bonus number', 12, 14_000, {
        main: 3,
        bonus: 1,
      }),
    ],
    gameTypes: [
      createStandardGameType(
        createGameOffer('Standard', 0.85, [createMainNumbersToPick(7, 44)], { from: 2, to: 30, first: 18 }),
      ),
      {
        key: 'random',
        name: 'Lucky Dip',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [createGameOffer('Lucky Dip', 0.85, [], { from: 2, to: 30, first: 10 })],
      },
    ],
  },
  {
    ...harbourLotteryDefaults,
    key: 'quayside-four',
    urlAliases: ['quayside-4'],
    name: 'Quayside Four',
    logo: 'quayside-four.svg',
    schedule: { kind: 'weekly', days: ['mon', 'wed', 'sat'], time: '19:30' },
    firstDrawNo: 1408,
    drawnSets: [{ ...createDrawnNumberSet('main', 'Winning numbers, in order', 4, 40), ordered: true }],
    jackpot: {
      base: toCents(100_000),
      step: toCents(60_000),
      maximum: toCents(900_000),
      winChance: 0.25,
      match: 'all 4 in order',
      rule: { main: 4 },
      title: null,
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Strike 3', '3 in order', 1_150, 26, { main: 3 }),
      createLotteryPrizeDivisionTerms('Strike 2', '2 in order', 28, 1_900, { main: 2 }),
      createLotteryPrizeDivisionTerms('Strike 1', '1 in its place', 2, 31_000, { main: 1 }),
    ],
    gameTypes: [
      createStandardGameType(
        createGameOffer('Standard', 1.25, [{ ...createMainNumbersToPick(4, 40), ordered: true }], { to: 20, first: 4 }),
      ),
      {
        key: 'strike_boxed',
        name: 'Boxed',
        ...DRAW_COUNT_CHOICES,
        gameOffers: [
          { ...createGameOffer('Boxed', 30, [createMainNumbersToPick(4, 40)], { to: 5 }), combinations: 24 },
        ],
      },
    ],
  },
  {
    ...harbourLotteryDefaults,
    key: 'jetty-six',
    urlAliases: ['jetty-6'],
    name: 'Jetty Six',
    logo: 'jetty-six.svg',
    schedule: { kind: 'weekly', days: ['mon', 'wed'], time: '20:30' },
    firstDrawNo: 1960,
    selectableDays: ['mon', 'wed'],
    drawnSets: [
      createDrawnNumberSet('main', 'Winning numbers', 6, 40),
      createDrawnNumberSet('supplementary', 'Supplementary numbers', 2, 40),
    ],
    jackpot: {
      base: toCentsOfMillions(1),
      step: 0,
      maximum: toCentsOfMillions(1),
      winChance: 0.3,
      match: '6 winning numbers',
      rule: { main: 6 },
      title: null,
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Division 2', '5 winning numbers and a supplementary', 6_800, 5, {
        main: 5,
        supplementary: 1,
      }),
      createLotteryPrizeDivisionTerms('Division 3', '5 winning numbers', 610, 110, { main: 5 }),
      createLotteryPrizeDivisionTerms('Division 4', '4 winning numbers', 28, 6_400, { main: 4 }),
    ],
    gameTypes: [
      {
        ...createStandardGameType(
          createGameOffer('Standard', 0.7, [createMainNumbersToPick(6, 40)], { from: 4, to: 36, first: 18 }),
        ),
        ...WEEK_COUNT_CHOICES,
      },
      {
        key: 'random',
        name: 'Lucky Dip',
        ...WEEK_COUNT_CHOICES,
        gameOffers: [createGameOffer('Lucky Dip', 0.7, [], { from: 4, to: 36, first: 12 })],
      },
    ],
  },
  {
    ...harbourLotteryDefaults,
    key: 'reef-lotto',
    urlAliases: ['lotto-for-the-reef'],
    name: 'Reef Lotto',
    logo: 'reef-lotto.svg',
    schedule: { kind: 'weekly', days: ['fri'], time: '20:00' },
    firstDrawNo: 318,
    causes: ['reef-keepers', 'surf-cadets', 'bush-medics', 'guide-pups'],
    excludedRegions: ['NT', 'SA'],
    raisedByDraw: toCents(38_000),
    drawnSets: [createDrawnNumberSet('main', 'Winning numbers', 5, 38)],
    jackpot: {
      base: toCents(500_000),
      step: toCents(150_000),
      maximum: toCentsOfMillions(2),
      winChance: 0.25,
      match: '5 winning numbers',
      rule: { main: 5 },
      title: null,
    },
    divisions: [
      createLotteryPrizeDivisionTerms('Division 2', '4 winning numbers', 420, 64, { main: 4 }),
      createLotteryPrizeDivisionTerms('Division 3', '3 winning numbers', 15, 2_300, { main: 3 }),
    ],
    gameTypes: [
      createStandardGameType(
        createGameOffer('Standard', 2, [createMainNumbersToPick(5, 38)], { from: 2, to: 20, first: 5 }),
      ),
    ],
  },
  harbourPolarLightsLottery,
];
