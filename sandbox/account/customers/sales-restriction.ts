import { type ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { getCustomerSaleBanByCountry } from './banned-country.ts';
import { customersMessages } from './customers.messages.gen.ts';

/** Why nothing may be sold to a customer. */
export interface SalesRefusalReason {
  readonly code: 'country_banned' | 'time_out' | 'self_excluded';
  /** Message for the customer. */
  readonly message: string;
}

/** The reason why nothing may be sold to a customer now, or null. */
export function findCountryOrBreakSalesRefusal(
  shop: Pick<SandboxShop, 'playBreaks' | 'customerDetails' | 'customerChoices'>,
  brand: SandboxBrand,
  customerId: string,
  now: number,
): SalesRefusalReason | null {
  const taken = shop.playBreaks.findByCustomer(customerId, now);
  if (taken?.kind === 'self_exclusion') {
    return {
      code: 'self_excluded',
      message: customersMessages.selfExcluded(),
    };
  }
  if (taken) {
    return { code: 'time_out', message: customersMessages.onBreak({ until: taken.endsAt ?? now }) };
  }
  if (!getCustomerSaleBanByCountry(shop, brand, customerId).country_banned) return null;
  return { code: 'country_banned', message: customersMessages.notSoldToAddress() };
}

/** @throws ApiFault 422 `country_banned`, `time_out` or `self_excluded`. */
export function assertMayBuy(
  shop: Pick<SandboxShop, 'playBreaks' | 'customerDetails' | 'customerChoices'>,
  brand: SandboxBrand,
  customerId: string,
  now: number,
): void {
  const restriction = findCountryOrBreakSalesRefusal(shop, brand, customerId, now);
  if (restriction) throw refused(restriction);
}

function refused({ code, message }: SalesRefusalReason): ApiFault {
  return createRefusalFault(code, message);
}
