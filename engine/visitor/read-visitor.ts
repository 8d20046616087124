import type { SetCookie } from 'cookie';
import type { Site } from '../site/site.ts';
import type { CookieCategory } from '../storage/consent.ts';
import {
  COOKIES,
  type CookieDefinition,
  type CookieNameContext,
  type CookieWriteContext,
  type ReadCookie,
  writeCookie,
} from './cookies.ts';
import { isBannerDismissed } from './dismissed-banner.ts';
import { parseStartParameterValue, readStartParameters, type StartParameters } from './start-parameters.ts';
import type { Visitor } from './visitor.ts';

export type { SetCookie };

/** Signed-in customer according to the server session. */
export interface SignedInSession {
  readonly customerId: string;
  readonly segment: string | null;
  readonly pricingId: string | null;
  readonly forced: Visitor['forced'];
}

/** Finds the session that a request's cookies belong to. */
export type ReadSignedInSession = (cookie: ReadCookie) => SignedInSession | null;

export interface VisitorRequest extends CookieNameContext {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly url: Pick<URL, 'searchParams'>;
  readonly cookie: ReadCookie;
  readonly now: number;
  readonly readSession?: ReadSignedInSession;
}

export interface VisitorReading {
  readonly visitor: Visitor;
  readonly start: StartParameters;
  /** Changed cookies only, because a page with cookies is not cached. */
  readonly setCookies: readonly SetCookie[];
}

/** Reads the visitor from cookies and start parameters; `now` is in epoch milliseconds. */
export function readVisitor({
  site,
  url,
  cookie,
  secure,
  framed = false,
  now,
  readSession,
}: VisitorRequest): VisitorReading {
  const { subVariants, locales } = site.config;
  const consent = readConsent(cookie(COOKIES.consent));
  const start = readStartParameters(url.searchParams, subVariants);
  const session = readSession?.(cookie) ?? null;

  const signedOutRoute = parseStartParameterValue(cookie(COOKIES.signedOutRoute), 'code');

  const utm = hasEntries(start.utm) ? start.utm : readUtm(cookie(COOKIES.utm), consent);

  const keptVariant = parseStartParameterValue(cookie(COOKIES.subVariant), 'variant');
  const subVariant = start.subVariant ?? (keptVariant !== null && subVariants.has(keptVariant) ? keptVariant : null);

  return {
    visitor: {
      signedIn: session !== null,
      customerId: session?.customerId ?? null,
      segment: session?.segment ?? null,
      locale: locales[0],
      subVariant,
      pricingId: session?.pricingId ?? selectPriceList(site, subVariant),
      anonymousCartToken:
        start.anonymousCartToken ?? parseStartParameterValue(cookie(COOKIES.anonymousCartToken), 'token'),
      affiliateCode: start.affiliateCode ?? parseStartParameterValue(cookie(COOKIES.affiliateCode), 'code'),
      ...(hasEntries(utm) ? { utm } : {}),
      sessionId: consent.has('non_essential') ? parseStartParameterValue(cookie(COOKIES.sessionId), 'token') : null,
      consent,
      forced: session?.forced ?? null,
      ...(signedOutRoute === null ? {} : { signedOutRoute }),
      ...(cookie(COOKIES.accountClosed) === undefined ? {} : { accountClosed: true }),
      ...(isBannerDismissed(site, locales[0], cookie(COOKIES.siteBannerDismissal)) ? { bannerDismissed: true } : {}),
    },
    start,
    setCookies: createStartParameterCookies(start, cookie, { secure, framed, now, consent }),
  };
}

/** The price list of a sub-variant, or the site's own. */
export function selectPriceList(
  { config: { subVariants, commerce } }: Pick<Site, 'config'>,
  subVariant: string | null,
): string {
  return (subVariant === null ? undefined : subVariants.get(subVariant)?.pricingId) ?? commerce.pricingId;
}

/** The cookie stores campaign parameters as a query. */
function readUtm(value: string | undefined, consent: ReadonlySet<CookieCategory>): StartParameters['utm'] {
  if (value === undefined || !consent.has(COOKIES.utm.category)) return {};
  const kept = [...new URLSearchParams(value)].map(([key, text]) => [`utm_${key}`, text]);
  return readStartParameters(new URLSearchParams(kept), new Map()).utm;
}

function hasEntries(utm: StartParameters['utm']): boolean {
  return Object.keys(utm).length > 0;
}

/** Comma-separated categories; unknown ones are ignored. */
function readConsent(value: string | undefined): ReadonlySet<CookieCategory> {
  const given = (value ?? '').split(',').map((category) => category.trim());
  if (given.includes('non_essential')) return new Set(['essential', 'non_essential']);
  return new Set(given.includes('essential') ? ['essential'] : []);
}

/** Changed cookies from start parameters. */
export function createStartParameterCookies(
  start: StartParameters,
  cookie: ReadCookie,
  surroundings: CookieWriteContext,
): readonly SetCookie[] {
  const utm = hasEntries(start.utm) ? new URLSearchParams(start.utm).toString() : null;
  const cookies: SetCookie[] = [];
  const add = (definition: CookieDefinition, value: string | null) => {
    if (value === null || value === cookie(definition)) return;
    const written = writeCookie(definition, value, surroundings);
    if (written) cookies.push(written);
  };
  add(COOKIES.subVariant, start.subVariant);
  add(COOKIES.anonymousCartToken, start.anonymousCartToken);
  add(COOKIES.affiliateCode, start.affiliateCode);
  add(COOKIES.utm, utm);
  return cookies;
}
