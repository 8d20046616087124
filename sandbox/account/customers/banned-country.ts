import type { LocationState } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { customersMessages } from './customers.messages.gen.ts';

/** Whether the shop may sell in the customer's country. An unknown country is not banned. */
export function getCustomerSaleBanByCountry(
  shop: Pick<SandboxShop, 'customerDetails' | 'customerChoices'>,
  brand: SandboxBrand,
  customerId: string,
): LocationState {
  const country = bannedCountry(shop, brand, customerId);
  return {
    country_banned: country !== null,
    country_banned_confirmation_required:
      country !== null && shop.customerChoices.getByCustomer(customerId).confirmedBannedCountry !== country,
  };
}

/** @throws ApiFault 409 `country_not_banned`. */
export function storeConfirmedResidenceInBannedCountry(
  shop: Pick<SandboxShop, 'customerDetails' | 'customerChoices'>,
  { brand, customer }: Pick<AuthorisedCustomerCall, 'customer' | 'brand'>,
): LocationState {
  const country = bannedCountry(shop, brand, customer.id);
  if (country === null) {
    throw new ApiFault(409, { code: 'country_not_banned', message: customersMessages.canBuyHere() });
  }
  shop.customerChoices.confirmBannedCountry(customer.id, country);
  return getCustomerSaleBanByCountry(shop, brand, customer.id);
}

function bannedCountry(
  shop: Pick<SandboxShop, 'customerDetails'>,
  { catalogue }: SandboxBrand,
  customerId: string,
): string | null {
  const { country } = shop.customerDetails.getByCustomer(customerId);
  return country === null || country === catalogue.country ? null : country;
}
