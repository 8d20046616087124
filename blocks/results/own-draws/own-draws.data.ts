import { parseMoney } from '#domain/money.ts';
import { parsePageNumber } from '#domain/results/paging.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatShortDateWithYear } from '../../_ui/date-label.ts';
import { formatMoneyAmount } from '../../_ui/money-text.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OwnDrawsProps } from './own-draws.gen.ts';

const MOST = 5;

export interface OwnDrawsBlockData {
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** The latest draws with tickets of the customer. */
  readonly draws: readonly {
    readonly drawNo: number;
    readonly date: string;
    /** Total winnings, such as '$14.20'; null for none. */
    readonly winnings: string | null;
    /** Ids of the orders. */
    readonly orders: readonly string[];
  }[];
  /** Count of earlier draws that are not listed. */
  readonly more: number;
}

/** Loads on the first page of results alone; null for anonymous visitors. */
export const loadOwnDrawsData: LoadBlockData<OwnDrawsProps, OwnDrawsBlockData | null, ShopBlockLoaderServices> = async (
  context,
) => {
  const { site, query, visitor, services, signal } = context;
  const { customerId } = visitor;
  if (customerId === null || (parsePageNumber(query.get('page') ?? '') ?? 1) > 1) return { data: null };
  const { offer } = await loadPageOfferAndAllOffers(context);
  const past = await services.commerce.orders.pastDraws(
    getResultsOfferKey(offer),
    { customerId, limit: MOST },
    { signal },
  );
  const draws = past.entries.map(({ draw, orderIds, winnings }) => ({
    drawNo: draw.drawNo,
    date: formatShortDateWithYear(draw.date, site),
    winnings: parseMoney(winnings) > 0 ? formatMoneyAmount(winnings, site) : null,
    orders: orderIds,
  }));
  return { data: { url: offer.url, draws, more: Math.max(0, (past.pageInfo?.total ?? 0) - draws.length) } };
};
