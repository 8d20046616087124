import { type ApiFault, refusal } from '../http/api-fault.ts';
import type { Brand, Shop } from '../shop.ts';
import { locationState } from './banned-country.ts';

/** Why nothing may be sold to a customer. */
export interface SalesRestriction {
  readonly code: 'country_banned';
  /** For the customer to read. */
  readonly message: string;
}

/** Why nothing may be sold to a customer now; null where everything may. */
export function salesRestriction(shop: Shop, brand: Brand, customerId: string): SalesRestriction | null {
  if (!locationState(shop, brand, customerId).country_banned) return null;
  return { code: 'country_banned', message: 'From the address that you have given us we may not sell to you.' };
}

/** @throws ApiFault 422 `country_banned`. */
export function assertMayBuy(shop: Shop, brand: Brand, customerId: string): void {
  const restriction = salesRestriction(shop, brand, customerId);
  if (restriction) throw refused(restriction);
}

function refused({ code, message }: SalesRestriction): ApiFault {
  return refusal(code, message);
}
