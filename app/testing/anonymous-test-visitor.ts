import type { Visitor } from '#engine/visitor/visitor.ts';

/** Somebody at harbour who has not signed in, for tests of what is done in a visitor's name. */
export const anonymousTestVisitor: Visitor = {
  signedIn: false,
  customerId: null,
  segment: null,
  locale: 'en-AU',
  subVariant: null,
  pricingId: 'harbour-aud',
  anonymousCartToken: null,
  affiliateCode: null,
  sessionId: 'session-1',
  consent: new Set(),
  forced: null,
};
