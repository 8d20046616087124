import { countPages, parsePageNumber, RESULTS_ON_A_PAGE } from '#domain/results/paging.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import { parseResultMonth } from '#domain/results/result-months.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PastDraw } from '#schemas/generated/api/types.gen.ts';
import { formatShortDateWithYear } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createDrawResultView, type DrawResultView } from '../_shared/result-view.ts';
import type { ResultListProps } from './result-list.gen.ts';

export interface ResultListBlockData {
  readonly results: readonly DrawResultView[];
  /** Path segment of the only offer whose draws are listed; null for those of all. */
  readonly offerUrl: string | null;
  readonly page: number;
  readonly pages: number;
}

interface Listed extends Pick<ResultListBlockData, 'offerUrl' | 'page' | 'pages'> {
  readonly draws: readonly PastDraw[];
  readonly expires: number | null;
}

export const loadResultListData: LoadBlockData<ResultListProps, ResultListBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { site, messages, services } = context;
  const { draws, expires, ...list } = await listed(context);
  const results = draws.map((draw) =>
    createDrawResultView(draw, { site, messages }, services.picture(site.key, draw.logo), formatShortDateWithYear),
  );
  return { data: { results, ...list }, ...toReloadTime(expires) };
};

async function listed(context: Parameters<typeof loadResultListData>[0]): Promise<Listed> {
  const { props, params, query, visitor, services, signal } = context;
  const { draws } = services.commerce;
  const offer = props.ofOffer ? (await loadPageOfferAndAllOffers(context)).offer : null;
  const key = offer ? getResultsOfferKey(offer) : null;
  const offerUrl = offer?.url ?? null;
  const month = key === null ? null : parseResultMonth(params['date'] ?? '');
  if (key !== null && month) {
    const drawn = await draws.archived(key, month.year, month.month, { signal });
    return { draws: drawn, expires: null, offerUrl, page: 1, pages: 1 };
  }
  const page = parsePageNumber(params['page'] ?? query.get('page') ?? '') ?? 1;
  const past = await draws.past(
    visitor.pricingId,
    {
      limit: RESULTS_ON_A_PAGE,
      offset: (page - 1) * RESULTS_ON_A_PAGE,
      ...(props.category ? { category: props.category } : {}),
      ...(key === null ? {} : { key }),
    },
    { signal },
  );
  const pages = countPages(past.pageInfo?.total ?? past.entries.length, RESULTS_ON_A_PAGE);
  return { draws: past.entries, expires: past.expires, offerUrl, page, pages };
}
