import * as calls from '#schemas/generated/api/site.wire-calls.gen.ts';
import { locatedRegion } from '../../account/customers/located-region.ts';
import { answer, type Route } from '../../http/route.ts';
import { SESSION_TIMEOUT } from '../../sign-in/refresh-tokens.ts';

const HEARTBEAT_ACTIVE_TIMEOUT = 600;
const MINIMUM_AGE = 18;

export function siteRoutes(): Route[] {
  return [
    answer(calls.brandingGet, ({ brand }) => ({
      result: { ...brand.catalogue.branding, pricing_id: brand.pricingId },
    })),

    answer(calls.capabilitiesGet, ({ brand }) => ({
      result: [{ segment: 'default', is_default: true, capabilities: brand.catalogue.capabilities }],
    })),

    answer(calls.configGet, ({ brand }) => ({
      result: {
        sub_variants: brand.catalogue.subVariants,
        session_timeout: SESSION_TIMEOUT,
        heartbeat_active_timeout: HEARTBEAT_ACTIVE_TIMEOUT,
        minimum_age: MINIMUM_AGE,
      },
    })),

    answer(calls.locate, ({ brand, address }) => ({ result: locatedRegion(brand.catalogue, address) })),
  ];
}
