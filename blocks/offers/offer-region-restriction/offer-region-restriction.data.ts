import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Region } from '#schemas/generated/api/types.gen.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OfferRegionRestrictionProps } from './offer-region-restriction.gen.ts';

export interface OfferRegionRestrictionBlockData {
  readonly name: string;
  /** Regions where it is not sold; empty where it is sold everywhere. */
  readonly regions: readonly Region[];
  /** Whether it is sold to this visitor. */
  readonly isSold: boolean;
}

/** Region restrictions of the page's product; `isSold` comes from the visitor's price list. */
export const loadOfferRegionRestrictionData: LoadBlockData<
  OfferRegionRestrictionProps,
  OfferRegionRestrictionBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  const { excludedRegions } = offer.restrictions;
  const isSold = offer.availability === 'available';
  return {
    data: { name: offer.name, regions: excludedRegions, isSold },
    ...toReloadTime(expires),
  };
};
