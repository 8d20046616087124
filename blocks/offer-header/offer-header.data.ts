import type { ResolvedImage } from '#engine/render/block.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import { type OfferView, offersExpire, offerView, onSale } from '../_ui/offer-view.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { OfferHeaderProps } from './offer-header.gen.ts';

export interface OfferHeaderData {
  readonly name: string;
  readonly picture: ResolvedImage | null;
  /** What is on sale; null while nothing of it is. */
  readonly offer: OfferView | null;
}

/** The product of the page's path parameter `productOfferKey`. */
export const load: BlockLoad<OfferHeaderProps, OfferHeaderData, ShopServices> = async (context) => {
  const { params, site, visitor, now, services, signal } = context;
  const segment = params['productOfferKey'] ?? '';
  const found = await services.commerce.offers.bySegment(visitor.pricingId, segment, { signal });
  if (!found) throw new Error(`no offer has the path segment '${segment}'`);
  const picture = (asset: string) => services.picture(site.key, asset);
  const { offer } = found;
  const head = { name: offer.name, picture: picture(offer.logo) };
  const sale = onSale(offer, now);
  if (!sale) return { data: { ...head, offer: null } };
  return {
    data: { ...head, offer: offerView(sale, { site, now, picture }) },
    expires: offersExpire([sale], now, site.timeZone),
  };
};
