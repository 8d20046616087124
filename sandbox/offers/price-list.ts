import type { Region } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { createNotFoundFault } from '../http/api-fault.ts';
import type { SandboxBrand } from '../shop.ts';
import type { CatalogueOffer } from './catalogue/catalogue-types.ts';
import { offersMessages } from './offers.messages.gen.ts';

/** Regions of a price list; empty for all. */
export function listRegionsOfPriceList(
  { catalogue, pricingId: ownPricingId }: SandboxBrand,
  pricingId: string,
): Region[] {
  const subVariants = catalogue.subVariants.filter((subVariant) => subVariant.pricing_id === pricingId);
  if (subVariants.length === 0 && pricingId !== ownPricingId) {
    throw createNotFoundFault('pricing_not_found', offersMessages.noSuchPriceList());
  }
  return subVariants.flatMap(({ regions }) => regions);
}

export function listRegionsOfSubVariant({ catalogue }: SandboxBrand, key: string | null): readonly Region[] {
  return catalogue.subVariants.find((subVariant) => subVariant.key === key)?.regions ?? [];
}

/**
 * Regions a customer may buy in. A regional price list depends on the address, and choosing another region doesn't
 * widen it.
 */
export function listRegionsOfCustomer(
  brand: SandboxBrand,
  { pricingId }: Pick<StoredCustomer, 'pricingId'>,
  subVariant: string | null,
): readonly Region[] {
  return pricingId === brand.pricingId
    ? listRegionsOfSubVariant(brand, subVariant)
    : listRegionsOfPriceList(brand, pricingId);
}

/** Whether an offer is excluded in all of these regions. */
export function isOfferExcludedInAllGivenRegions(
  { excludedRegions }: CatalogueOffer,
  regions: readonly Region[],
): boolean {
  return regions.length > 0 && regions.every((region) => excludedRegions.includes(region));
}
