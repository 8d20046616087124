import {
  createDrawnNumberSet,
  createGameOffer,
  createLotteryPrizeDivisionTerms,
  createMainNumbersToPick,
  OFFERED_DRAW_COUNTS,
  optionalSubscriptionTerms,
  toCents,
} from './catalogue-builders.ts';
import type { CatalogueLottery, CatalogueSyndicatesOfLottery } from './catalogue-types.ts';

/** A weekly charity lottery with single tickets and syndicates. */
export const lamplightLottery: CatalogueLottery = {
  type: 'lottery_ticket',
  key: 'lamplight',
  urlAliases: ['lamplight-lottery'],
  name: 'The Lamplight',
  aliases: ['Lamplight Lottery'],
  logo: 'lamplight.svg',
  schedule: { kind: 'weekly', days: ['sat'], time: '19:30' },
  firstDrawNo: 112,
  causes: [
    'nightlight-hospices',
    'staithe-lifeboats',
    'open-door',
    'hedgerow-trust',
    'little-breaths',
    'reading-rooms',
  ],
  recurringPurchase: optionalSubscriptionTerms,
  excludedRegions: [],
  selectableDays: [],
  raisedByDraw: toCents(640),
  drawnSets: [createDrawnNumberSet('main', 'Numbers drawn', 5, 40)],
  jackpot: {
    base: toCents(25_000),
    step: 0,
    maximum: toCents(25_000),
    winChance: 0.05,
    match: '5 numbers',
    rule: { main: 5 },
    title: null,
  },
  divisions: [
    createLotteryPrizeDivisionTerms('Division 2', '4 numbers', 250, 3, { main: 4 }),
    createLotteryPrizeDivisionTerms('Division 3', '3 numbers', 5, 90, { main: 3 }),
  ],
  gameTypes: [
    {
      key: 'standard',
      name: 'Standard',
      numDraws: OFFERED_DRAW_COUNTS,
      numWeeks: [1],
      gameOffers: [createGameOffer('Standard', 1, [createMainNumbersToPick(5, 40)], { to: 12, first: 2 })],
    },
  ],
};

export const lamplightSyndicate: CatalogueSyndicatesOfLottery = {
  type: 'syndicate_share',
  key: 'lamplight-circles',
  urlAliases: ['circles'],
  name: 'Lamplight Circles',
  aliases: [],
  logo: 'lamplight.svg',
  causes: ['little-breaths', 'reading-rooms'],
  recurringPurchase: optionalSubscriptionTerms,
  excludedRegions: [],
  lotteryKey: 'lamplight',
  syndicates: [
    {
      key: 'quay-street',
      name: 'The Quay Street Circle',
      gameType: 'standard',
      numGames: 30,
      numShares: 25,
      costPerShare: toCents(1.2),
    },
    {
      key: 'long-table',
      name: 'The Long Table',
      gameType: 'standard',
      numGames: 80,
      numShares: 60,
      costPerShare: toCents(1.4),
    },
  ],
};
