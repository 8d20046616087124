import type { ParamContext } from '#engine/routing/param-resolver.ts';

/** Context of a resolver for an anonymous visitor. */
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
