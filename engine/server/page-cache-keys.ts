import { type PageRequestContext, type ResolvedPage, selectRouteQuery } from '../resolve-page.ts';
import { findSiteRouteOfUrl } from '../routing/decide-route.ts';
import { parseRequestPath } from '../site/routes/request-path.ts';
import type { Site } from '../site/site.ts';
import { selectPricingIdOfSubVariant } from '../visitor/read-visitor.ts';
import { ESSENTIAL_START_PARAMETER_NAMES } from '../visitor/start-parameters.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { CLEAR_ALL_CACHES_PARAMETER } from './clear-cache.ts';

/** A page as an HTML document, or as the JSON of a navigation. */
export type PageOutputFormat = 'document' | 'data';

/** Properties that select the cached version of a page for signed-out visitors. */
export type CachedPageAudience = Pick<Visitor, 'pricingId' | 'subVariant' | 'locale' | 'consent' | 'bannerDismissed'>;

/** Public origin, and whether the page is sent over https, which its headers depend on. */
export interface SitePublicOrigin {
  readonly origin: string;
  readonly secure: boolean;
}

/** The audience of a visitor without cookies. */
export function getCookielessPageAudience(
  site: Pick<Site, 'config' | 'view'>,
  subVariant: string | null = null,
): CachedPageAudience {
  return {
    pricingId: selectPricingIdOfSubVariant(site, subVariant),
    subVariant,
    locale: site.view.locale,
    consent: NO_CONSENT,
  };
}

const NO_CONSENT: CachedPageAudience['consent'] = new Set();

/** Cache key. `address` is the path with the query parameters that the route reads. */
export function createPageCacheKey(
  { key }: Pick<Site, 'key'>,
  { origin, secure }: SitePublicOrigin,
  rendition: PageOutputFormat,
  { pricingId, subVariant, locale, consent, bannerDismissed }: CachedPageAudience,
  address: string,
): string {
  const consented = consent.size === 0 ? '' : [...consent].sort().join();
  const banner = bannerDismissed ? 'dismissed' : '';
  return `${key}\n${origin}\n${secure}\n${rendition}\n${pricingId}\n${subVariant ?? ''}\n${locale}\n${consented}\n${banner}\n${address}`;
}

/** Cache key of a request; null for customers and just-ended sessions. */
export function createSharedPageCacheKey(
  requestContext: PageRequestContext,
  origin: string,
  rendition: PageOutputFormat,
): string | null {
  const { site, visitor, session, secure, url } = requestContext;
  if (visitor.signedIn || session.change.kind !== 'none') return null;
  return createPageCacheKey(site, { origin, secure }, rendition, visitor, createPageAddress(site, url));
}

/** Path and query of a page without the parameters that its route doesn't read. */
export function createPageAddress(site: Site, url: URL): string {
  if (url.search === '') return url.pathname;
  return joinPathAndQuery(url.pathname, selectRouteQuery(url.searchParams, findSiteRouteOfUrl(site, url)?.query ?? []));
}

/** A path with those of its query parameters that its route reads. */
export function joinPathAndQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Only existing pages at their canonical path are cached, and the not-found page of all unknown addresses. */
export function isPageCacheable(
  { url, site }: Pick<PageRequestContext, 'url' | 'site'>,
  { page, status }: ResolvedPage,
): boolean {
  if (page.perVisitor) return false;
  return status === 200 ? isCanonicalPath(url.pathname) : status === 404 && url.pathname === getNotFoundPath(site);
}

/** The path for which the not-found page of all unknown addresses is made. */
export function getNotFoundPath({ pathPrefix }: Pick<Site, 'pathPrefix'>): string {
  return `${pathPrefix}/404`;
}

/** Whether the percent encoding is that of browsers. */
function isCanonicalPath(pathname: string): boolean {
  const segments = parseRequestPath(pathname)?.segments;
  return segments !== undefined && pathname === `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Parameters of operators. */
const OPERATOR_PARAMETERS: ReadonlySet<string> = new Set([CLEAR_ALL_CACHES_PARAMETER, 'preview']);

/** How the page cache uses the query of a request. */
export type QueryEffectOnPageCache =
  /** No parameter affects a visitor without cookies. */
  | 'none'
  /** Some are read by the route or start a visit. */
  | 'some'
  /** The cache must not answer. */
  | 'uncached';

/** Classifies a query by its names without decoding the values. */
export function classifyQueryEffectOnPageCache(search: string, read: readonly string[]): QueryEffectOnPageCache {
  // Browsers send no fragment; the path would be read without it.
  if (search.includes('#')) return 'uncached';
  let use: QueryEffectOnPageCache = 'none';
  for (let start = 0; start <= search.length; ) {
    const next = search.indexOf('&', start);
    const end = next === -1 ? search.length : next;
    const equals = search.indexOf('=', start);
    const name = decodedName(search.slice(start, equals === -1 || equals > end ? end : equals));
    if (OPERATOR_PARAMETERS.has(name)) return 'uncached';
    if (read.includes(name) || ESSENTIAL_START_PARAMETER_NAMES.has(name)) use = 'some';
    start = end + 1;
  }
  return use;
}

function decodedName(name: string): string {
  if (!name.includes('%') && !name.includes('+')) return name;
  return new URLSearchParams(name).keys().next().value ?? '';
}
