import * as calls from '#schemas/generated/api/site.wire-calls.gen.ts';
import { locateVisitorRegion } from '../../account/customers/locate-region.ts';
import { type CallRoute, defineRoute } from '../../http/call-route.ts';
import { SESSION_TIMEOUT_SECONDS } from '../../sign-in/refresh-token-store.ts';

const HEARTBEAT_ACTIVE_TIMEOUT = 600;
const MINIMUM_AGE = 18;

export function siteRoutes(): CallRoute[] {
  return [
    defineRoute(calls.brandingGet, ({ brand }) => ({
      result: { ...brand.catalogue.branding, pricing_id: brand.pricingId },
    })),

    defineRoute(calls.capabilitiesGet, ({ brand }) => ({
      result: [{ segment: 'default', is_default: true, capabilities: brand.catalogue.capabilities }],
    })),

    defineRoute(calls.configGet, ({ brand }) => ({
      result: {
        sub_variants: brand.catalogue.subVariants,
        session_timeout: SESSION_TIMEOUT_SECONDS,
        heartbeat_active_timeout: HEARTBEAT_ACTIVE_TIMEOUT,
        minimum_age: MINIMUM_AGE,
      },
    })),

    defineRoute(calls.locate, ({ brand, address }) => ({ result: locateVisitorRegion(brand.catalogue, address) })),
  ];
}
