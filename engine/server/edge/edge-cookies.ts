import { COOKIE_DEFINITIONS } from '../../visitor/cookies.ts';

/**
 * How an edge treats a cookie: requests with one of a `customer` go to a node and are never stored, those of the
 * `variant` select a stored page, and `ignored` ones change no page of an anonymous visitor.
 */
type EdgeCookieRole = 'customer' | 'variant' | 'ignored';

/** Cookies of analytics, which change no page. */
type AnalyticsCookie = `average${string}` | 'utm' | 'sessionId' | 'anonymousId';

/** The role of each other cookie; a new one must be given one. */
const EDGE_COOKIE_ROLES: Readonly<Record<Exclude<keyof typeof COOKIE_DEFINITIONS, AnalyticsCookie>, EdgeCookieRole>> = {
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
};

/** Names of the cookies of customers, without `__Host-`, `framed-` and the slot of a session. */
export function listCustomerCookieNames(): readonly string[] {
  const customer = new Set(
    Object.entries(EDGE_COOKIE_ROLES).flatMap(([key, role]) => (role === 'customer' ? key : [])),
  );
  return Object.entries(COOKIE_DEFINITIONS).flatMap(([key, { name }]) => (customer.has(key) ? name : []));
}
