import type { MinorUnits } from '#domain/money.ts';
import type {
  BrandCatalogue,
  CatalogueGiveaway,
  CatalogueLottery,
  CatalogueMembership,
  CatalogueOffer,
  CatalogueRaffle,
} from '../../offers/catalogue/catalogue-types.ts';
import type { DrawSchedule } from './draw-schedule.ts';

const MINUTE = 60_000;

interface SeriesBase {
  readonly catalogue: BrandCatalogue;
  /** Distinguishes giveaways of one membership; empty for other offers. */
  readonly series: string;
  readonly schedule: DrawSchedule;
  readonly firstDrawNo: number;
  /** Milliseconds from the end of sales to the draw. */
  readonly salesCloseBeforeMs: number;
  /** Number of coming draws to announce. */
  readonly numDrawsAhead: number;
}

/** A series of draws. */
export type DrawSeries = SeriesBase &
  (
    | { readonly category: 'lottery'; readonly offer: CatalogueLottery }
    | { readonly category: 'raffle'; readonly offer: CatalogueRaffle }
    | { readonly category: 'giveaway'; readonly offer: CatalogueMembership; readonly giveaway: CatalogueGiveaway }
  );

export function listDrawSeries(catalogue: BrandCatalogue): DrawSeries[] {
  return catalogue.offers.flatMap((offer) => offerSeries(catalogue, offer));
}

function offerSeries(catalogue: BrandCatalogue, offer: CatalogueOffer): DrawSeries[] {
  switch (offer.type) {
    case 'lottery_ticket':
      return [
        {
          category: 'lottery',
          catalogue,
          offer,
          series: '',
          ...timing(offer),
          salesCloseBeforeMs: 30 * MINUTE,
          numDrawsAhead: 20,
        },
      ];
    case 'raffle_ticket':
      return [
        {
          category: 'raffle',
          catalogue,
          offer,
          series: '',
          ...timing(offer),
          salesCloseBeforeMs: 60 * MINUTE,
          numDrawsAhead: 2,
        },
      ];
    case 'membership':
      return (catalogue.program?.giveaways ?? []).map((giveaway) => ({
        category: 'giveaway',
        catalogue,
        offer,
        giveaway,
        series: giveaway.type,
        ...timing(giveaway),
        salesCloseBeforeMs: 5 * MINUTE,
        numDrawsAhead: 3,
      }));
    case 'syndicate_share':
      return [];
  }
}

function timing({ schedule, firstDrawNo }: { schedule: DrawSchedule; firstDrawNo: number }) {
  return { schedule, firstDrawNo };
}

/** Prize pool of the first draw, or of every draw without rollover. */
export function getInitialPrizePool(series: DrawSeries): MinorUnits {
  switch (series.category) {
    case 'lottery':
      return series.offer.jackpot.base;
    case 'raffle':
      return series.offer.value;
    case 'giveaway':
      return series.giveaway.prize;
  }
}

export function hasRollingJackpot(series: DrawSeries): boolean {
  return series.category === 'lottery' && series.offer.jackpot.step > 0;
}
