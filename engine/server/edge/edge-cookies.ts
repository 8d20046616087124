import { COOKIE_DEFINITIONS } from '../../visitor/cookies.ts';

/**
 * How an edge treats a cookie: requests with one of a `customer` go to a node and are never stored, those of the
 * `variant` select a stored page, and `ignored` ones change no page of an anonymous visitor.
 */
export type EdgeCookieRole = 'customer' | 'variant' | 'ignored';

/** The role of each cookie; a new cookie must be given one. */
export const EDGE_COOKIE_ROLES: Readonly<Record<keyof typeof COOKIE_DEFINITIONS, EdgeCookieRole>> = {
  accessToken: 'customer',
  refreshToken: 'customer',
  customerId: 'customer',
  customerToken: 'customer',
  sessionState: 'customer',
  pricingId: 'customer',
  segmentName: 'customer',
  device: 'ignored',
  notice: 'customer',
  endedSessions: 'customer',
  signedOutRoute: 'customer',
  accountClosed: 'customer',
  unlinkedAccount: 'customer',
  anonymousCartToken: 'ignored',
  affiliateCode: 'ignored',
  subVariant: 'variant',
  language: 'variant',
  consent: 'variant',
  migrationDismissal: 'ignored',
  siteBannerDismissal: 'variant',
  utm: 'ignored',
  sessionId: 'ignored',
  anonymousId: 'ignored',
  averageCharity: 'ignored',
  averageCommercial: 'ignored',
  averageSocialSyndicate: 'ignored',
  averageSyndicate: 'ignored',
};

/** Names of the cookies of customers, without `__Host-`, `framed-` and the slot of a session. */
export function listCustomerCookieNames(): readonly string[] {
  return Object.entries(COOKIE_DEFINITIONS).flatMap(([key, { name }]) =>
    Object.entries(EDGE_COOKIE_ROLES).some(([other, role]) => other === key && role === 'customer') ? [name] : [],
  );
}
