import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PrizesAndWinnersTabsProps } from './prizes-and-winners-tabs.gen.ts';

export interface PrizesAndWinnersTabsBlockData {
  readonly tab: 'prizes' | 'winners';
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly drawNo: string;
}

/** A tab that is not known is the first (specification: Product offer routes, "?tab=winners"). */
export const loadPrizesAndWinnersTabsData: LoadBlockData<
  PrizesAndWinnersTabsProps,
  PrizesAndWinnersTabsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, query } = context;
  const { offer } = await loadPageOfferAndAllOffers(context);
  const tab = query.get('tab') === 'winners' ? 'winners' : 'prizes';
  return { data: { tab, url: offer.url, drawNo: String(Number(params['drawNo'])) } };
};
