import { getResultsOfferKey } from '#domain/results/result-key.ts';
import { formatMonthKey, getMonthAt, listMonthsWithDraws } from '#domain/results/result-months.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatShortMonth } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ResultMonthsProps } from './result-months.gen.ts';

export interface ResultMonthsBlockData {
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** The latest first, and so are their months. */
  readonly years: readonly {
    readonly year: number;
    readonly months: readonly { readonly key: string; readonly name: string; readonly isShown: boolean }[];
  }[];
}

export const loadResultMonthsData: LoadBlockData<
  ResultMonthsProps,
  ResultMonthsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, site, visitor, services, signal } = context;
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  const { latest, first } = await services.commerce.draws.dates(visitor.pricingId, getResultsOfferKey(offer), {
    signal,
  });
  const known = latest.map((at) => getMonthAt(Date.parse(at), site.timeZone));
  const months = listMonthsWithDraws(known, first === null ? null : getMonthAt(Date.parse(first), site.timeZone));
  const years = [...new Set(months.map(({ year }) => year))].map((year) => ({
    year,
    months: months
      .filter((month) => month.year === year)
      .map((month) => {
        const key = formatMonthKey(month);
        return { key, name: formatShortMonth(key, site), isShown: key === params['date'] };
      }),
  }));
  return { data: { url: offer.url, years }, ...toReloadTime(expires) };
};
