import type { SetCookie } from 'cookie';
import { type PageRequestContext, type PageResolution, toCookieSecurityAndConsentContext } from '../resolve-page.ts';
import { ROUTE_IDS_USED_BY_ENGINE, type SiteRoute } from '../site/routes/route.ts';
import type { Site } from '../site/site.ts';
import { COOKIE_DEFINITIONS, createCookieIfConsented, createCookieRemoval } from '../visitor/cookies.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** Route after a sign-out on a page; null for the login page. On the log-out page it is that of the previous page. */
export function findRouteAfterSignOut(
  site: Pick<Site, 'routes'>,
  { id, signedOut }: Pick<SiteRoute, 'id' | 'signedOut'>,
  visitor: Pick<Visitor, 'signedOutRoute'>,
): string | null {
  const wanted = id === ROUTE_IDS_USED_BY_ENGINE.logout ? readRouteAfterSignOutCookie(site, visitor) : signedOut;
  return wanted !== undefined && site.routes.routes.has(wanted) ? wanted : null;
}

/**
 * Path after a sign-out on a page; null for the page to log in, which leads back. The log-out page never has that: who
 * logs in there would be logged out again.
 */
export function findPathAfterSignOut(
  site: Pick<Site, 'routes'>,
  route: Pick<SiteRoute, 'id' | 'signedOut'>,
  visitor: Pick<Visitor, 'signedOutRoute'>,
): string | null {
  const wanted = findRouteAfterSignOut(site, route, visitor);
  if (wanted !== null) return site.routes.href(wanted);
  const { login, logout } = ROUTE_IDS_USED_BY_ENGINE;
  return route.id === logout ? site.routes.href(login, {}, { notice: 'logged-out' }) : null;
}

/** Route remembered in the cookie, if it exists. */
export function readRouteAfterSignOutCookie(
  { routes }: Pick<Site, 'routes'>,
  { signedOutRoute: remembered }: Pick<Visitor, 'signedOutRoute'>,
): string | undefined {
  const named = [...routes.routes.values()].some(({ signedOut }) => signedOut === remembered);
  return named ? remembered : undefined;
}

/** Remembers where a sign-out leads from this customer page, or removes the cookie. */
export function createRouteAfterSignOutCookies(
  requestContext: PageRequestContext,
  resolved: PageResolution,
): readonly SetCookie[] {
  const { site, visitor } = requestContext;
  const around = toCookieSecurityAndConsentContext(requestContext);
  const remembered = visitor.signedOutRoute ?? null;
  const removed = remembered === null ? [] : [createCookieRemoval(COOKIE_DEFINITIONS.signedOutRoute, around)];
  if (resolved.kind === 'redirect') return resolved.reason === 'signed-out' ? removed : [];
  if (resolved.kind !== 'page' || !visitor.signedIn) return [];
  const wanted = findRouteAfterSignOut(site, resolved.route, visitor);
  if (wanted === remembered) return [];
  const written = wanted === null ? null : createCookieIfConsented(COOKIE_DEFINITIONS.signedOutRoute, wanted, around);
  return written ? [written] : removed;
}
