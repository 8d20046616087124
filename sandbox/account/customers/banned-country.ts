import type { LocationState } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import type { Brand, Shop } from '../../shop.ts';

/** The country that each currency is sold in. */
const HOME: Readonly<Record<string, string>> = { AUD: 'AU', GBP: 'GB' };

/** Whether the shop may sell where a customer lives; a country that is not known is not banned. */
export function locationState(
  shop: Pick<Shop, 'details' | 'choices'>,
  brand: Brand,
  customerId: string,
): LocationState {
  const country = bannedCountry(shop, brand, customerId);
  return {
    country_banned: country !== null,
    country_banned_confirmation_required: country !== null && shop.choices.of(customerId).banConfirmedFor !== country,
  };
}

/** @throws ApiFault 409 `country_not_banned`. */
export function confirmLocation(
  shop: Pick<Shop, 'details' | 'choices'>,
  { brand, customer }: Pick<CustomerIncoming, 'customer' | 'brand'>,
): LocationState {
  const country = bannedCountry(shop, brand, customer.id);
  if (country === null) {
    throw new ApiFault(409, { code: 'country_not_banned', message: 'You can buy tickets where you are.' });
  }
  shop.choices.confirmBan(customer.id, country);
  return locationState(shop, brand, customer.id);
}

function bannedCountry(shop: Pick<Shop, 'details'>, { catalogue }: Brand, customerId: string): string | null {
  const { country } = shop.details.of(customerId);
  return country === null || country === HOME[catalogue.branding.currency] ? null : country;
}
