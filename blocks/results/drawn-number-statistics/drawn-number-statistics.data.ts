import { calculateFrequencyChartStatistics, type FrequencyChartStatistics } from '#domain/results/number-frequency.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import { formatMonthKey, getMonthAt } from '#domain/results/result-months.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatMonthAndYear } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { formatPrizePool } from '../_shared/result-view.ts';
import type { DrawnNumberStatisticsProps } from './drawn-number-statistics.gen.ts';

export interface NumberSetFrequencyChart extends FrequencyChartStatistics {
  readonly key: string;
  readonly name: string;
  readonly numbers: readonly {
    readonly number: number;
    readonly times: number;
    readonly drawsSince: number | null;
  }[];
}

export interface DrawnNumberStatisticsBlockData {
  readonly numDraws: number;
  /** Month of the first and of the last draw that counts; null where there is none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly numJackpotsWon: number;
  /** Such as '$25.0 million', or null. */
  readonly biggest: string | null;
  readonly sets: readonly NumberSetFrequencyChart[];
}

export const loadDrawnNumberStatisticsData: LoadBlockData<
  DrawnNumberStatisticsProps,
  DrawnNumberStatisticsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, services, signal } = context;
  const { offer } = await loadPageOfferAndAllOffers(context);
  const statistics = await services.commerce.discover.statistics(getResultsOfferKey(offer), { signal });
  const { numDraws, from, to, numJackpotsWon, biggestPrizePool, sets } = statistics;
  const month = (at: string | null) =>
    at && formatMonthAndYear(formatMonthKey(getMonthAt(Date.parse(at), site.timeZone)), site);
  const charts = sets.map(({ key, name, numbers }) => ({
    key,
    name,
    numbers: numbers.map(({ number, times, drawsSince }) => ({ number, times, drawsSince })),
    ...calculateFrequencyChartStatistics(numbers),
  }));
  const biggest = formatPrizePool(biggestPrizePool, 'lottery', context);
  return { data: { numDraws, from: month(from), to: month(to), numJackpotsWon, biggest, sets: charts } };
};
