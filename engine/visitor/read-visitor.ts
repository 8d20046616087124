import type { SetCookie } from 'cookie';
import type { Site } from '../site/site.ts';
import type { CookieCategory } from '../storage/consent.ts';
import {
  COOKIE_DEFINITIONS,
  type CookieDefinition,
  type CookieNameContext,
  type CookieWriteContext,
  createCookieIfConsented,
  type ReadCookie,
} from './cookies.ts';
import { isBannerDismissed } from './dismissed-banner.ts';
import { parseStartParameterValue, readVisitStartParameters, type VisitStartParameters } from './start-parameters.ts';
import type { Visitor } from './visitor.ts';

export type { SetCookie };

/** Signed-in customer according to the server session. */
export interface SignedInCustomerFacts {
  readonly customerId: string;
  readonly segment: string | null;
  readonly pricingId: string | null;
  readonly forced: Visitor['forced'];
}

/** Finds the session that a request's cookies belong to. */
export type ReadSignedInCustomerFacts = (cookie: ReadCookie) => SignedInCustomerFacts | null;

export interface ReadVisitorOptions extends CookieNameContext {
  readonly site: Pick<Site, 'config' | 'content' | 'view'>;
  readonly url: Pick<URL, 'searchParams'>;
  readonly cookie: ReadCookie;
  readonly now: number;
  readonly readSession?: ReadSignedInCustomerFacts;
}

export interface VisitorWithStartParameters {
  readonly visitor: Visitor;
  readonly start: VisitStartParameters;
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
}: ReadVisitorOptions): VisitorWithStartParameters {
  const { subVariants } = site.config;
  const { locale } = site.view;
  const consent = readConsent(cookie(COOKIE_DEFINITIONS.consent));
  const start = readVisitStartParameters(url.searchParams, site.config);
  const session = readSession?.(cookie) ?? null;

  const signedOutRoute = parseStartParameterValue(cookie(COOKIE_DEFINITIONS.signedOutRoute), 'code');

  const utm = hasEntries(start.utm) ? start.utm : readUtm(cookie(COOKIE_DEFINITIONS.utm), consent);

  const storedVariant = parseStartParameterValue(cookie(COOKIE_DEFINITIONS.subVariant), 'variant');
  const subVariant =
    start.subVariant ?? (storedVariant !== null && subVariants.has(storedVariant) ? storedVariant : null);

  return {
    visitor: {
      signedIn: session !== null,
      customerId: session?.customerId ?? null,
      segment: session?.segment ?? null,
      locale,
      subVariant,
      pricingId: session?.pricingId ?? selectPricingIdOfSubVariant(site, subVariant),
      anonymousCartToken:
        start.anonymousCartToken ?? parseStartParameterValue(cookie(COOKIE_DEFINITIONS.anonymousCartToken), 'token'),
      affiliateCode: start.affiliateCode ?? parseStartParameterValue(cookie(COOKIE_DEFINITIONS.affiliateCode), 'code'),
      ...(hasEntries(utm) ? { utm } : {}),
      sessionId: consent.has('non_essential')
        ? parseStartParameterValue(cookie(COOKIE_DEFINITIONS.sessionId), 'token')
        : null,
      consent,
      forced: session?.forced ?? null,
      ...(signedOutRoute === null ? {} : { signedOutRoute }),
      ...(cookie(COOKIE_DEFINITIONS.accountClosed) === undefined ? {} : { accountClosed: true }),
      ...(isBannerDismissed(site, locale, cookie(COOKIE_DEFINITIONS.siteBannerDismissal))
        ? { bannerDismissed: true }
        : {}),
    },
    start,
    setCookies: createStartParameterCookies(start, cookie, { secure, framed, now, consent }),
  };
}

/** The price list of a sub-variant, or the site's own. */
export function selectPricingIdOfSubVariant(
  { config: { subVariants, commerce } }: Pick<Site, 'config'>,
  subVariant: string | null,
): string {
  return (subVariant === null ? undefined : subVariants.get(subVariant)?.pricingId) ?? commerce.pricingId;
}

/** UTM parameters depend on no setting of the site. */
const NO_CHOICES = { subVariants: new Map(), locales: [''] } as const;

/** The cookie stores campaign parameters as a query. */
function readUtm(value: string | undefined, consent: ReadonlySet<CookieCategory>): VisitStartParameters['utm'] {
  if (value === undefined || !consent.has(COOKIE_DEFINITIONS.utm.category)) return {};
  const utmEntries = [...new URLSearchParams(value)].map(([key, text]) => [`utm_${key}`, text]);
  return readVisitStartParameters(new URLSearchParams(utmEntries), NO_CHOICES).utm;
}

function hasEntries(utm: VisitStartParameters['utm']): boolean {
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
  start: VisitStartParameters,
  cookie: ReadCookie,
  surroundings: CookieWriteContext,
): readonly SetCookie[] {
  const utm = hasEntries(start.utm) ? new URLSearchParams(start.utm).toString() : null;
  const cookies: SetCookie[] = [];
  const add = (definition: CookieDefinition, value: string | null) => {
    if (value === null || value === cookie(definition)) return;
    const written = createCookieIfConsented(definition, value, surroundings);
    if (written) cookies.push(written);
  };
  add(COOKIE_DEFINITIONS.subVariant, start.subVariant);
  add(COOKIE_DEFINITIONS.anonymousCartToken, start.anonymousCartToken);
  add(COOKIE_DEFINITIONS.affiliateCode, start.affiliateCode);
  add(COOKIE_DEFINITIONS.language, start.language);
  add(COOKIE_DEFINITIONS.utm, utm);
  return cookies;
}
