import type { MinorUnits } from '#domain/money.ts';
import type { BrandCatalogue, CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';

/** Party options for a lottery. */
export interface LotteryPartyTerms {
  readonly offer: CatalogueLottery;
  readonly maxShares: number;
  readonly sharePrices: readonly { readonly price: MinorUnits; readonly games: number }[];
}

const MOST_SHARES = 50;
const TIMES_THE_SMALLEST_TICKET = [1, 2, 5];

/**
 * Lotteries that parties of a brand can play. A share pays for whole games, at least the smallest ticket, so that all
 * money is played even with few members.
 */
export function listLotteryPartyTerms({
  capabilities,
  offers,
}: Pick<BrandCatalogue, 'capabilities' | 'offers'>): LotteryPartyTerms[] {
  if (!capabilities.includes('social-syndicates')) return [];
  return offers
    .filter((offer): offer is CatalogueLottery => offer.type === 'lottery_ticket')
    .filter(({ selectableDays }) => selectableDays.length === 0)
    .flatMap(termsOf);
}

function termsOf(offer: CatalogueLottery): LotteryPartyTerms[] {
  const standard = offer.gameTypes.find(({ key }) => key === 'standard')?.gameOffers[0];
  if (!standard) return [];
  const sharePrices = TIMES_THE_SMALLEST_TICKET.map((times) => {
    const games = times * standard.minGames;
    return { games, price: games * standard.pricePerGame };
  });
  return [{ offer, maxShares: MOST_SHARES, sharePrices }];
}
