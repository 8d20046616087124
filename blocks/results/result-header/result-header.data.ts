import { parsePageNumber } from '#domain/results/paging.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import { formatMonthKey, parseResultMonth } from '#domain/results/result-months.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { formatMonthAndYear, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ResultHeaderProps } from './result-header.gen.ts';

export interface ResultHeaderBlockData {
  readonly name: string;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly type: ProductOffer['type'];
  readonly picture: ResolvedImage | null;
  /** Which page of a list it is, from 1. */
  readonly page: number;
  readonly drawNo: number | null;
  /** When the draw is or was, or the month. */
  readonly date: string | null;
}

export const loadResultHeaderData: LoadBlockData<
  ResultHeaderProps,
  ResultHeaderBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, query, site, services } = context;
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  const drawNo = params['drawNo'] === undefined ? null : Number(params['drawNo']);
  const date = await dateOf(context, offer, drawNo);
  return {
    data: {
      name: offer.name,
      url: offer.url,
      type: offer.type,
      picture: services.picture(site.key, offer.logo),
      page: parsePageNumber(query.get('page') ?? '') ?? 1,
      drawNo,
      date,
    },
    ...toReloadTime(expires),
  };
};

async function dateOf(
  context: Parameters<typeof loadResultHeaderData>[0],
  offer: ProductOffer,
  drawNo: number | null,
): Promise<string | null> {
  const { params, site, services, signal } = context;
  const month = parseResultMonth(params['date'] ?? '');
  if (month) return formatMonthAndYear(formatMonthKey(month), site);
  if (drawNo === null) return null;
  const { date } = await services.commerce.draws.details(getResultsOfferKey(offer), drawNo, { signal });
  return formatWeekdayDateTime(date, context);
}
