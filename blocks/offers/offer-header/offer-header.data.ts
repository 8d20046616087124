import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { computeOffersExpiry, createOfferView, type OfferView, toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OfferHeaderProps } from './offer-header.gen.ts';

export interface OfferHeaderBlockData {
  readonly key: string;
  readonly name: string;
  /** The logo. */
  readonly picture: ResolvedImage | null;
  /** What is on sale; null while nothing of it is. */
  readonly offer: OfferView | null;
  /** The draw that the page is about, where its address names one. */
  readonly drawNo: number | null;
}

/** The product of the page's path parameter `productOfferKey`, in the draw of `drawNo` where there is one. */
export const loadOfferHeaderData: LoadBlockData<
  OfferHeaderProps,
  OfferHeaderBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, site, messages, visitor, now, services, signal } = context;
  const segment = params['productOfferKey'] ?? '';
  const found = await services.commerce.offers.bySegment(visitor.pricingId, segment, { signal });
  if (!found) throw new Error(`no offer has the path segment '${segment}'`);
  const picture = (asset: string) => services.picture(site.key, asset);
  const { offer } = found;
  const drawNo = params['drawNo'] === undefined ? null : Number(params['drawNo']);
  const head = { key: offer.key, name: offer.name, picture: picture(offer.logo), drawNo };
  const sale = toOfferOnSale(offer, now, drawNo);
  if (!sale) return { data: { ...head, offer: null } };
  return {
    data: { ...head, offer: createOfferView(sale, { site, messages, now, picture }) },
    expires: computeOffersExpiry([sale], now, site.timeZone),
  };
};
