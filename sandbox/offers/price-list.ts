import type { Region } from '#schemas/generated/api/wire-types.gen.ts';
import type { Customer } from '../account/customers/customer-store.ts';
import { notFound } from '../http/api-fault.ts';
import type { Brand } from '../shop.ts';
import type { OfferEntry } from './catalogue/types.ts';

/** The regions that a price list holds for; empty when it holds everywhere. */
export function regionsOfPriceList({ catalogue, pricingId: ownPricingId }: Brand, pricingId: string): Region[] {
  const subVariants = catalogue.subVariants.filter((subVariant) => subVariant.pricing_id === pricingId);
  if (subVariants.length === 0 && pricingId !== ownPricingId) {
    throw notFound('pricing_not_found', 'There is no such price list.');
  }
  return subVariants.flatMap(({ regions }) => regions);
}

export function regionsOfSubVariant({ catalogue }: Brand, key: string | null): readonly Region[] {
  return catalogue.subVariants.find((subVariant) => subVariant.key === key)?.regions ?? [];
}

/** Where a customer may buy: a narrower price list is that of the address, and no choice of a region widens it. */
export function regionsOfCustomer(
  brand: Brand,
  { pricingId }: Pick<Customer, 'pricingId'>,
  subVariant: string | null,
): readonly Region[] {
  return pricingId === brand.pricingId ? regionsOfSubVariant(brand, subVariant) : regionsOfPriceList(brand, pricingId);
}

/** Whether an offer is kept from everyone in these regions. */
export function isExcluded({ excludedRegions }: OfferEntry, regions: readonly Region[]): boolean {
  return regions.length > 0 && regions.every((region) => excludedRegions.includes(region));
}
