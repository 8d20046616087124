import { type ApiFault, refusal } from '../../http/api-fault.ts';
import type { Brand, Shop } from '../../shop.ts';
import { momentText } from '../breaks/moment-text.ts';
import { locationState } from './banned-country.ts';

/** Why nothing may be sold to a customer. */
export interface SalesRestriction {
  readonly code: 'country_banned' | 'time_out' | 'self_excluded';
  /** For the customer to read. */
  readonly message: string;
}

/** Why nothing may be sold to a customer now; null where everything may. */
export function salesRestriction(
  shop: Pick<Shop, 'breaks' | 'details' | 'choices'>,
  brand: Brand,
  customerId: string,
  now: number,
): SalesRestriction | null {
  const taken = shop.breaks.of(customerId, now);
  if (taken?.kind === 'self_exclusion') {
    return {
      code: 'self_excluded',
      message: 'You have excluded yourself. We sell you nothing until you have returned.',
    };
  }
  if (taken) {
    const until = momentText(taken.endsAt ?? now, brand.catalogue.branding);
    return { code: 'time_out', message: `You take a break until ${until}. We sell you nothing until then.` };
  }
  if (!locationState(shop, brand, customerId).country_banned) return null;
  return { code: 'country_banned', message: 'From the address that you have given us we may not sell to you.' };
}

/** @throws ApiFault 422 `country_banned`, `time_out` or `self_excluded`. */
export function assertMayBuy(
  shop: Pick<Shop, 'breaks' | 'details' | 'choices'>,
  brand: Brand,
  customerId: string,
  now: number,
): void {
  const restriction = salesRestriction(shop, brand, customerId, now);
  if (restriction) throw refused(restriction);
}

function refused({ code, message }: SalesRestriction): ApiFault {
  return refusal(code, message);
}
