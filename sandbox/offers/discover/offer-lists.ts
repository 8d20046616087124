import { getOfferKeyForDraws } from '../../cart/item-draws.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import type { CatalogueOffer } from '../catalogue/catalogue-types.ts';
import { isOfferExcludedInAllGivenRegions, listRegionsOfPriceList } from '../price-list.ts';

/** An offer that is on sale, with its next draw; a membership has none. */
export interface CatalogueOfferOnSale {
  readonly offer: CatalogueOffer;
  readonly draw: StoredDraw | null;
}

/**
 * Offers of a brand on sale at a price list.
 *
 * @throws ApiFault 404 `pricing_not_found`.
 */
export function listOffersOnSaleAtPriceList(
  shop: Pick<SandboxShop, 'draws' | 'offerSuspensions'>,
  brand: SandboxBrand,
  pricingId: string,
  now: number,
): CatalogueOfferOnSale[] {
  const regions = listRegionsOfPriceList(brand, pricingId);
  return brand.catalogue.offers
    .filter(
      (offer) =>
        !isOfferExcludedInAllGivenRegions(offer, regions) &&
        !shop.offerSuspensions.isSuspended(brand.siteKey, offer.key),
    )
    .flatMap((offer): CatalogueOfferOnSale[] => {
      if (offer.type === 'membership') return [{ offer, draw: null }];
      const draws = shop.draws.listUndrawn(brand.siteKey, getOfferKeyForDraws(offer));
      const draw = draws.find(({ closeDate, openDate }) => closeDate > now && openDate <= now) ?? draws[0];
      return draw && draw.closeDate > now ? [{ offer, draw }] : [];
    });
}

export function compareOffersByClosing(left: CatalogueOfferOnSale, right: CatalogueOfferOnSale): number {
  return (left.draw?.closeDate ?? Number.POSITIVE_INFINITY) - (right.draw?.closeDate ?? Number.POSITIVE_INFINITY);
}

export function compareOffersByPrize(left: CatalogueOfferOnSale, right: CatalogueOfferOnSale): number {
  return (right.draw?.prizePool ?? 0) - (left.draw?.prizePool ?? 0);
}
