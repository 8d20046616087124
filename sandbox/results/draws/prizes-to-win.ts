import { FIRST_DIVISION_NAME } from '../../offers/catalogue/catalogue-builders.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import { resultsMessages } from '../results.messages.gen.ts';
import type { StoredDraw } from './draw.ts';
import type { PrizeDivisionResult } from './draw-outcome.ts';

/** Prizes of a coming draw. The number of winners of a lottery division is unknown. */
export function listPrizesToWin(draw: StoredDraw, { offers }: Pick<BrandCatalogue, 'offers'>): PrizeDivisionResult[] {
  const offer = offers.find(({ key }) => key === draw.offerKey);
  switch (offer?.type) {
    case 'lottery_ticket': {
      const { jackpot, divisions } = offer;
      const first = { name: FIRST_DIVISION_NAME, match: jackpot.match, prize: draw.prizePool ?? jackpot.base };
      return [first, ...divisions].map(({ name, match, prize }, index) => ({
        division: index + 1,
        name,
        match,
        prize,
        numWinners: 0,
      }));
    }
    case 'raffle_ticket': {
      const first = { name: offer.title, match: resultsMessages.firstTicket(), prize: offer.value, winners: 1 };
      return [first, ...offer.minorPrizes].map(({ name, match, prize, winners }, index) => ({
        division: index + 1,
        name,
        match,
        prize,
        numWinners: winners,
      }));
    }
    default:
      return [];
  }
}
