import { type Arrival, allowedQuery, type ResolvedPage } from '../resolve-page.ts';
import { readPath } from '../site/routes/request-path.ts';

/**
 * By what a page may be shared between visitors, or null where it can't be: somebody is signed in or was until now, or
 * the answer must set a cookie. Only the query parameters that change the route's page take part, once the route is known; until then
 * those that are asked for do, in any order.
 */
export function shareableKey({ site, visitor, session, setCookies, url }: Arrival, origin: string): string | null {
  if (visitor.signedIn || session.change.kind !== 'none' || setCookies.length > 0) return null;
  const { pricingId, subVariant, locale, consent, bannerDismissed } = visitor;
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return [
    site.key,
    origin,
    `${url.pathname}?${query}`,
    pricingId,
    subVariant ?? '',
    locale,
    [...consent].sort().join(),
    bannerDismissed ? 'dismissed' : '',
  ].join('\n');
}

/** By what the page of a visitor without cookies is found before anything is worked out. */
export function strangerKey(origin: string, target: string): string {
  return `${origin}${target}`;
}

/**
 * A page with parameters that its route does not know, or at an address that is written in an odd way, is made anew
 * each time, or strangers could fill the cache.
 */
export function isShareable({ url }: Arrival, { page, route, status }: ResolvedPage): boolean {
  const { size } = url.searchParams;
  const known = size === allowedQuery(url.searchParams, route.query).size;
  return status === 200 && !page.perVisitor && known && isPlain(url.pathname);
}

/** Whether a path and query are written as a browser writes them, with nothing encoded that need not be. */
export function isPlain(target: string): boolean {
  const [pathname = '', ...query] = target.split('?');
  const segments = readPath(pathname)?.segments;
  const search = query.join('?');
  const plain = `/${segments?.map(encodeURIComponent).join('/')}`;
  return (
    segments !== undefined && pathname === plain && (query.length === 0 || search === `${new URLSearchParams(search)}`)
  );
}
