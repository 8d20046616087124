import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import * as calls from '#schemas/generated/api/site.wire-calls.gen.ts';
import { locateRegionByIpAddress } from '../../account/customers/locate-region.ts';
import { defineSandboxRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import { SESSION_TIMEOUT_SECONDS } from '../../sign-in/refresh-token-store.ts';

const HEARTBEAT_ACTIVE_TIMEOUT = 600;

export function createSandboxSiteRoutes(): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.brandingGet, ({ brand }) => ({
      result: { ...brand.catalogue.branding, pricing_id: brand.pricingId },
    })),

    defineSandboxRoute(calls.capabilitiesGet, ({ brand }) => ({
      result: [{ segment: 'default', is_default: true, capabilities: brand.catalogue.capabilities }],
    })),

    defineSandboxRoute(calls.configGet, ({ brand }) => ({
      result: {
        sub_variants: brand.catalogue.subVariants,
        session_timeout: SESSION_TIMEOUT_SECONDS,
        heartbeat_active_timeout: HEARTBEAT_ACTIVE_TIMEOUT,
        minimum_age: brand.catalogue.minimumAge ?? USUAL_MINIMUM_AGE,
      },
    })),

    defineSandboxRoute(calls.locate, ({ brand, address }) => ({
      result: locateRegionByIpAddress(brand.catalogue, address),
    })),
  ];
}
