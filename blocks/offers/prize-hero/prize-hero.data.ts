import type { LoadBlockData } from '#engine/render/block-load.ts';
import { computeOffersExpiry, createOfferView, type OfferView, toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PrizeHeroProps } from './prize-hero.gen.ts';

export interface PrizeHeroBlockData {
  /** The raffle with its open draw; null between two draws. */
  readonly offer: OfferView | null;
}

export const loadPrizeHeroData: LoadBlockData<PrizeHeroProps, PrizeHeroBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { props, site, messages, visitor, now, services, signal } = context;
  const offer = await services.commerce.offers.byKey(visitor.pricingId, props.offer, { signal });
  const sale = offer && toOfferOnSale(offer, now);
  if (!sale) return { data: { offer: null } };
  const around = { site, messages, now, picture: (asset: string) => services.picture(site.key, asset) };
  return { data: { offer: createOfferView(sale, around) }, expires: computeOffersExpiry([sale], now, site.timeZone) };
};
