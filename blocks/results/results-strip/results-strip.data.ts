import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createDrawResultView, type DrawResultView } from '../_shared/result-view.ts';
import type { ResultsStripProps } from './results-strip.gen.ts';

export interface ResultsStripBlockData {
  readonly results: readonly DrawResultView[];
}

export const loadResultsStripData: LoadBlockData<
  ResultsStripProps,
  ResultsStripBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, messages, visitor, services, signal } = context;
  const { category, limit } = props;
  const query = category ? { limit, category } : { limit };
  const { entries, expires } = await services.commerce.draws.past(visitor.pricingId, query, { signal });
  const results = entries.map((draw) =>
    createDrawResultView(draw, { site, messages }, services.picture(site.key, draw.logo)),
  );
  return { data: { results }, ...toReloadTime(expires) };
};
