import type { ParamContext } from '#engine/routing/param-resolver.ts';

/** What a resolver is asked with, for a visitor of whom nothing is known. */
export const testParamContext: Omit<ParamContext, 'param' | 'params'> = {
  site: { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', features: {} },
  visitor: {
    signedIn: false,
    customerId: null,
    segment: null,
    locale: 'en-AU',
    subVariant: null,
    pricingId: 'p',
    anonymousCartToken: null,
    affiliateCode: null,
    sessionId: null,
    consent: new Set(),
    forced: null,
  },
  routeId: 'offer.play',
  named: {},
};
