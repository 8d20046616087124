import { OFFERED_DRAW_COUNTS, optionalAutoplayTerms } from './catalogue-builders.ts';
import type { CatalogueGameType } from './catalogue-types.ts';

export const DRAW_COUNT_CHOICES = { numDraws: OFFERED_DRAW_COUNTS, numWeeks: [1] } as const;
export const WEEK_COUNT_CHOICES = { numDraws: [1], numWeeks: [1, 2, 4, 8] } as const;

/** A game type with the standard game alone, bought for several draws of one week. */
export function createStandardGameType(...gameOffers: CatalogueGameType['gameOffers']): CatalogueGameType {
  return { key: 'standard', name: 'Standard', ...DRAW_COUNT_CHOICES, gameOffers };
}

/** What the lotteries of Harbour have in common. */
export const harbourLotteryDefaults = {
  type: 'lottery_ticket',
  urlAliases: [],
  aliases: [],
  causes: [],
  recurringPurchase: optionalAutoplayTerms,
  excludedRegions: [],
  selectableDays: [],
  raisedByDraw: 0,
} as const;
