import { drawnOfferKey } from '../../cart/item-draws.ts';
import type { Draw } from '../../results/draws/draw.ts';
import type { Brand, Shop } from '../../shop.ts';
import type { OfferEntry } from '../catalogue/types.ts';
import { isExcluded, regionsOfPriceList } from '../price-list.ts';

/** An offer that is on sale, with its next draw; a membership has none. */
export interface OnSale {
  readonly offer: OfferEntry;
  readonly draw: Draw | null;
}

/**
 * What a brand sells now at a price list.
 *
 * @throws ApiFault 404 `pricing_not_found`.
 */
export function offersOnSale(
  shop: Pick<Shop, 'draws' | 'offerStates'>,
  brand: Brand,
  pricingId: string,
  now: number,
): OnSale[] {
  const regions = regionsOfPriceList(brand, pricingId);
  return brand.catalogue.offers
    .filter((offer) => !isExcluded(offer, regions) && !shop.offerStates.isSuspended(brand.siteKey, offer.key))
    .flatMap((offer): OnSale[] => {
      if (offer.type === 'membership') return [{ offer, draw: null }];
      const draws = shop.draws.toDraw(brand.siteKey, drawnOfferKey(offer));
      const draw = draws.find(({ closeDate, openDate }) => closeDate > now && openDate <= now) ?? draws[0];
      return draw && draw.closeDate > now ? [{ offer, draw }] : [];
    });
}

export function byClosing(left: OnSale, right: OnSale): number {
  return (left.draw?.closeDate ?? Number.POSITIVE_INFINITY) - (right.draw?.closeDate ?? Number.POSITIVE_INFINITY);
}

export function byPrize(left: OnSale, right: OnSale): number {
  return (right.draw?.prizePool ?? 0) - (left.draw?.prizePool ?? 0);
}
