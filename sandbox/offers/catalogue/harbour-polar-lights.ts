import {
  createDrawnNumberSet,
  createGameOffer,
  createLotteryPrizeDivisionTerms,
  createMainNumbersToPick,
  toCentsOfMillions,
} from './catalogue-builders.ts';
import type { CatalogueLottery } from './catalogue-types.ts';
import { createStandardGameType, DRAW_COUNT_CHOICES, harbourLotteryDefaults } from './harbour-lottery-terms.ts';

/** The lottery with the largest jackpots, drawn abroad. */
export const harbourPolarLightsLottery: CatalogueLottery = {
  ...harbourLotteryDefaults,
  key: 'polar-lights',
  name: 'Polar Lights',
  logo: 'polar-lights.svg',
  schedule: { kind: 'weekly', days: ['tue', 'fri'], time: '21:00' },
  firstDrawNo: 604,
  drawnSets: [
    createDrawnNumberSet('main', 'Winning numbers', 5, 50),
    createDrawnNumberSet('stars', 'Stars', 2, 12, 'stars'),
  ],
  jackpot: {
    base: toCentsOfMillions(15),
    step: toCentsOfMillions(18),
    maximum: toCentsOfMillions(200),
    winChance: 0.12,
    match: '5 winning numbers and both stars',
    rule: { main: 5, stars: 2 },
    title: null,
  },
  divisions: [
    createLotteryPrizeDivisionTerms('Division 2', '5 winning numbers and a star', 410_000, 2, { main: 5, stars: 1 }),
    createLotteryPrizeDivisionTerms('Division 3', '5 winning numbers', 52_000, 5, { main: 5 }),
    createLotteryPrizeDivisionTerms('Division 4', '4 winning numbers and both stars', 2_900, 38, { main: 4, stars: 2 }),
    createLotteryPrizeDivisionTerms('Division 5', '2 winning numbers and a star', 14, 96_000, { main: 2, stars: 1 }),
  ],
  gameTypes: [
    createStandardGameType(
      createGameOffer(
        'Standard',
        4.5,
        [createMainNumbersToPick(5, 50), { key: 'stars', name: 'Stars', count: 2, min: 1, max: 12 }],
        {
          to: 12,
          first: 3,
        },
      ),
    ),
    {
      key: 'powerpik',
      name: 'PowerPik',
      ...DRAW_COUNT_CHOICES,
      gameOffers: [createGameOffer('PowerPik', 4.5, [createMainNumbersToPick(5, 50)], { to: 12, first: 3 })],
    },
  ],
};
