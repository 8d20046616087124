import { type Cookies, parseCookie, type SetCookie } from 'cookie';
import type { CookieCategory } from '../storage/consent.ts';
import { allowCookieIfConsented, allowCookieRemoval } from '../storage/cookie-gate.ts';

const DAY = 86_400;
const YEAR = 365 * DAY;
/** Default lifetime; replaced by the session's own timeout. */
const SESSION = 3600;

/** Definition of a cookie. Ages in seconds; null for a browser session. */
export interface CookieDefinition {
  readonly name: string;
  readonly category: CookieCategory;
  readonly maxAge: number | null;
  /** False only for cookies that page scripts use. */
  readonly httpOnly: boolean;
}

function cookie(
  name: string,
  category: CookieCategory,
  maxAge: number | null,
  { httpOnly = true }: { readonly httpOnly?: boolean } = {},
): CookieDefinition {
  return { name, category, maxAge, httpOnly };
}

/** Every cookie there is (specification: Cookie and storage names). */
export const COOKIE_DEFINITIONS = {
  accessToken: cookie('access-token', 'essential', SESSION),
  refreshToken: cookie('refresh-token', 'essential', SESSION),
  customerId: cookie('customer-id', 'essential', SESSION),
  customerToken: cookie('customer-token', 'essential', SESSION),
  sessionState: cookie('session-state', 'essential', SESSION),
  pricingId: cookie('pricing-id', 'essential', SESSION),
  segmentName: cookie('segment', 'essential', SESSION),
  device: cookie('device', 'essential', YEAR),
  notice: cookie('notice', 'essential', 60),
  endedSessions: cookie('ended-sessions', 'essential', 10 * 60),
  signedOutRoute: cookie('signed-out-route', 'essential', null),
  accountClosed: cookie('account-closed', 'essential', null),
  unlinkedAccount: cookie('unlinked-account', 'essential', 5 * 60),
  anonymousCartToken: cookie('cart', 'essential', 14 * DAY),
  affiliateCode: cookie('affiliate', 'essential', 14 * DAY),
  subVariant: cookie('sub-variant', 'essential', YEAR),
  language: cookie('language', 'essential', YEAR),
  consent: cookie('consent', 'essential', YEAR, { httpOnly: false }),
  migrationDismissal: cookie('migration-dismissed', 'essential', 7 * DAY, { httpOnly: false }),
  siteBannerDismissal: cookie('banner-dismissed', 'essential', YEAR, { httpOnly: false }),
  utm: cookie('utm', 'non_essential', null),
  sessionId: cookie('session-id', 'non_essential', 30 * 60),
  anonymousId: cookie('anonymous-id', 'non_essential', YEAR),
  averageCharity: cookie('average-charity', 'non_essential', SESSION),
  averageCommercial: cookie('average-commercial', 'non_essential', SESSION),
  averageSocialSyndicate: cookie('average-social-syndicate', 'non_essential', SESSION),
  averageSyndicate: cookie('average-syndicate', 'non_essential', SESSION),
} as const satisfies Readonly<Record<string, CookieDefinition>>;

/** Decides the name of a cookie. */
export interface CookieNameContext {
  /** Whether the visitor came by https. */
  readonly secure: boolean;
  /** Whether another site frames the page; its cookies are partitioned. */
  readonly framed?: boolean;
}

export interface CookieWriteContext extends CookieNameContext {
  readonly now: number;
  readonly consent: ReadonlySet<CookieCategory>;
}

/**
 * `__Host-` binds a cookie to its host on https. Framed pages have their own names for browsers without partitioned
 * cookies.
 */
export function getCookieName({ name }: CookieDefinition, { secure, framed = false }: CookieNameContext): string {
  return `${secure ? '__Host-' : ''}${framed ? 'framed-' : ''}${name}`;
}

/** Reads one cookie of a request. */
export type ReadCookie = (definition: CookieDefinition) => string | undefined;

/** Parses the Cookie header on first use. */
export function createCookieReader(header: string | null | undefined, place: CookieNameContext): ReadCookie {
  let jar: Cookies | undefined;
  return (definition) => {
    jar ??= parseCookie(header ?? '');
    return jar[getCookieName(definition, place)];
  };
}

/** A cookie to set; null where the visitor did not consent to its category. */
export function createCookieIfConsented(
  definition: CookieDefinition,
  value: string,
  surroundings: CookieWriteContext,
): SetCookie | null {
  const { maxAge, category } = definition;
  const cookie = createCookie(definition, surroundings, value);
  if (maxAge !== null) {
    cookie.maxAge = maxAge;
    cookie.expires = new Date(surroundings.now + maxAge * 1000);
  }
  return allowCookieIfConsented(cookie, category, surroundings.consent);
}

/** Removes a cookie by letting it expire a day earlier. */
export function createCookieRemoval(
  definition: CookieDefinition,
  { now, ...place }: Omit<CookieWriteContext, 'consent'>,
): SetCookie {
  return allowCookieRemoval(createCookie(definition, place, ''), new Date(now - DAY * 1000));
}

/** Cookies in a frame must be SameSite=None, Secure and Partitioned. */
function createCookie(definition: CookieDefinition, place: CookieNameContext, value: string): SetCookie {
  const isFramed = place.framed === true;
  return {
    name: getCookieName(definition, place),
    value,
    path: '/',
    httpOnly: definition.httpOnly,
    sameSite: isFramed ? 'none' : 'lax',
    secure: isFramed || place.secure,
    partitioned: isFramed,
  };
}
