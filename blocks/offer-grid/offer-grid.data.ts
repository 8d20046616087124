import type { BlockLoad } from '#engine/render/block-load.ts';
import { chooseOffers } from '../_ui/offer-choice.ts';
import { type OfferView, offersExpire, offerView } from '../_ui/offer-view.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { OfferGridProps } from './offer-grid.gen.ts';

export interface OfferGridData {
  readonly offers: readonly OfferView[];
}

export const load: BlockLoad<OfferGridProps, OfferGridData, ShopServices> = async (context) => {
  const { props, site, visitor, now, services, signal } = context;
  const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const chosen = chooseOffers(offers, props, props.sort, now).slice(0, props.limit);
  const around = { site, now, picture: (asset: string) => services.picture(site.key, asset) };
  return {
    data: { offers: chosen.map((offer) => offerView(offer, around)) },
    expires: offersExpire(chosen, now, site.timeZone),
  };
};
