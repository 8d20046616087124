import type { Customer } from '#schemas/generated/api/types.gen.ts';

/** Why nothing may be sold to a customer: the shop may not sell where they live. */
export type SalesRestriction = 'country-banned';

export function salesRestrictionOf({ countryBanned }: Pick<Customer, 'countryBanned'>): SalesRestriction | null {
  return countryBanned ? 'country-banned' : null;
}
