import { isGateOpen } from '../capabilities/gate.ts';
import { addPathPrefix } from '../site/locale-addresses.ts';
import { formatQueryWithQuestionMark } from '../site/routes/build-path.ts';
import { parseRequestPath } from '../site/routes/request-path.ts';
import { isNotFoundRoute, ROUTE_IDS_USED_BY_ENGINE, type SiteRoute } from '../site/routes/route.ts';
import type { RouteMatch } from '../site/routes/route-table.ts';
import type { Site, SitePage } from '../site/site.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import { VISIT_START_PARAMETER_NAMES } from '../visitor/start-parameters.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { ResolvedParams } from './param-resolver.ts';
import { resolveParams } from './resolve-params.ts';
import type {
  NotFoundDecision,
  RedirectDecision,
  RouteDecision,
  RouteTraceDocumentPlace,
  RouteTraceStep,
} from './route-decision.ts';
import type { PageFinder, RouteDecisionInput } from './route-request.ts';
import { toSafeRedirectPath } from './safe-path.ts';

/**
 * Decides what the visitor gets at an address. Every step fails closed.
 *
 * The order is part of the contract: exact addresses, content pages, then addresses with parameters. Access is checked
 * before parameters are resolved, so that no API call is made for, and no answer reveals, a page that the visitor may
 * not open.
 */
export async function decideRoute(request: RouteDecisionInput): Promise<RouteDecision> {
  const { site, visitor, capabilities, url, pages = site, hasEnded = false } = request;
  const trace: RouteTraceStep[] = [];
  const note = (step: RouteTraceStep['step'], decision: string, basis: RouteTraceDocumentPlace | null = null) => {
    trace.push({ step, decision, basis });
  };
  const notFound = (
    reason: NotFoundDecision['reason'],
    route?: SiteRoute,
    params: NotFoundDecision['params'] = {},
  ): NotFoundDecision => ({ ...notFoundDecision(request, pages, reason, route, trace), params });
  const redirect = (to: Omit<RedirectDecision, 'kind' | 'trace'>): RedirectDecision => ({
    kind: 'redirect',
    ...to,
    trace,
  });

  const path = parseRequestPath(url.pathname);
  if (!path) {
    note('path', 'the path can not be read');
    return notFound('path');
  }
  const found = findRoute(request, pages, site.routes.match(path));
  if (!found) {
    note('route', 'no route matches');
    return notFound('route');
  }
  const { route, params, moved, contentPage } = found;
  note('route', `route ${route.id}${moved ? ', by an address it had before' : ''}`, routeBasis(route, 'path'));

  const forced = forcedRoute(visitor, route);
  if (forced) {
    note('forced', `this customer must go to ${forced} first`, { kind: 'routes', name: 'routes', pointer: '' });
    return redirect({ status: 302, location: locationBefore(request, forced, route), reason: 'forced' });
  }
  const signIn = (basis: RouteTraceDocumentPlace): RouteDecision => {
    note('login', 'needs a sign-in', basis);
    const left = routeAfterSignOut(request, route);
    if (left !== null) return redirect({ status: 302, location: site.routes.href(left), reason: 'signed-out' });
    if (route.id === ROUTE_IDS_USED_BY_ENGINE.login || !site.routes.routes.has(ROUTE_IDS_USED_BY_ENGINE.login))
      return notFound('gate');
    return redirect({
      status: 302,
      location: locationBefore(request, ROUTE_IDS_USED_BY_ENGINE.login, route),
      reason: 'login',
    });
  };
  const isForCustomers = route.access !== 'open' || (hasEnded && route.signsInAgain === true);
  if (isForCustomers && !visitor.signedIn) return signIn(routeBasis(route, 'access'));
  if (route.gate !== null) {
    const isOpen = isGateOpen(route.gate, capabilities);
    note('gate', isOpen ? 'the gate of the route holds' : 'the gate of the route is shut', routeBasis(route, 'gate'));
    if (!isOpen) return notFound('gate');
  }

  const naming = await resolveParams(request, route, params);
  for (const { param, decision } of naming.steps) note('param', decision, routeBasis(route, 'params', param));
  if (!naming.ok) return notFound('param');

  const elsewhere = Object.keys(params).flatMap((param) => naming.named[param]?.route ?? [])[0];
  if (elsewhere !== undefined && elsewhere !== route.id && site.routes.routes.has(elsewhere)) {
    note('canonical', `its page is ${elsewhere}`, routeBasis(route, 'params'));
    return redirect({ status: 302, location: site.routes.href(elsewhere, params), reason: 'moved' });
  }
  const location = canonicalLocation(request, found, naming.named);
  if (location !== null && location.path !== url.pathname) {
    note('canonical', `properly written ${location.path}`, routeBasis(route, 'path'));
    return redirect({
      status: 308,
      location: location.path + location.query,
      reason: moved ? 'moved' : 'canonical',
    });
  }
  if (isNotFoundRoute(route.id)) return notFound('route', route, params);

  const page = contentPage ?? pages.pageForRoute(route.id, naming.named);
  if (!page) {
    note('page', 'the site has no page for this route');
    return notFound('page');
  }
  note('page', `page ${page.name}`, pageBasis(page, contentPage ? 'path' : 'route'));
  if (page.value.access === 'protected' && !visitor.signedIn) return signIn(pageBasis(page, 'access'));
  if (page.value.gate !== undefined) {
    const isOpen = isGateOpen(page.value.gate, capabilities);
    note('gate', isOpen ? 'the gate of the page holds' : 'the gate of the page is shut', pageBasis(page, 'gate'));
    if (!isOpen) return notFound('gate');
  }
  return {
    kind: 'page',
    route,
    params,
    named: naming.named,
    page,
    layout: page.value.layout ?? route.layout,
    trace,
  };
}

/** Route of an address regardless of access; null for none. */
export function findSiteRouteOfUrl(site: Site, url: URL): SiteRoute | null {
  const path = parseRequestPath(url.pathname);
  return path ? (findRoute({ site, url }, site, site.routes.match(path))?.route ?? null) : null;
}

interface Found {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly moved: boolean;
  readonly contentPage: SitePage | null;
}

function findRoute(
  { site, url }: Pick<RouteDecisionInput, 'site' | 'url'>,
  pages: PageFinder,
  match: RouteMatch | null,
): Found | null {
  if (match?.exact && !match.moved) return { ...match, contentPage: null };
  const contentPage = pages.pageForPath(decodedPath(url));
  const route = site.routes.routes.get(ROUTE_IDS_USED_BY_ENGINE.contentPage);
  if (contentPage && route) return { route, params: {}, moved: false, contentPage };
  return match ? { ...match, contentPage: null } : null;
}

function decodedPath({ pathname }: URL): string {
  return `/${parseRequestPath(pathname)?.segments.join('/') ?? ''}`;
}

function forcedRoute(
  { signedIn, forced }: Pick<Visitor, 'signedIn' | 'forced'>,
  { id }: Pick<SiteRoute, 'id'>,
): string | null {
  if (!signedIn || forced === null || id === ROUTE_IDS_USED_BY_ENGINE.logout) return null;
  const target =
    forced === 'password-change'
      ? ROUTE_IDS_USED_BY_ENGINE.forcePasswordChange
      : ROUTE_IDS_USED_BY_ENGINE.upgradeAccount;
  return id === target ? null : target;
}

/** Route after the session has ended on a page; null for the login page. */
function routeAfterSignOut(
  { site, visitor, hasEnded = false }: RouteDecisionInput,
  { signedOut }: Pick<SiteRoute, 'signedOut'>,
): string | null {
  if (signedOut === undefined || !site.routes.routes.has(signedOut)) return null;
  return hasEnded || visitor.signedOutRoute === signedOut ? signedOut : null;
}

/** Routes that are never a target after sign-in. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  ROUTE_IDS_USED_BY_ENGINE.home,
  ROUTE_IDS_USED_BY_ENGINE.login,
  ROUTE_IDS_USED_BY_ENGINE.forcePasswordChange,
  ROUTE_IDS_USED_BY_ENGINE.upgradeAccount,
]);

/** Redirect to a required page, with the original target. */
function locationBefore({ site, url }: RouteDecisionInput, first: string, { id }: Pick<SiteRoute, 'id'>): string {
  const next = ON_THE_WAY.has(id) ? null : toSafeRedirectPath(url.pathname + url.search);
  return site.routes.href(first, {}, next === null ? {} : { next });
}

/** Canonical path: resolved names, the pattern's letter case, no trailing slash. */
function canonicalLocation(
  { site, url }: RouteDecisionInput,
  { route, params, contentPage }: Found,
  named: ResolvedParams,
): { readonly path: string; readonly query: string } | null {
  const proper = Object.fromEntries(
    Object.entries(params).flatMap(([param, value]) => {
      const { canonical = value } = named[param] ?? {};
      return canonical === null ? [] : [[param, canonical]];
    }),
  );
  const query = url.search === '' ? '' : formatRetainedQuery(url, route);
  if (contentPage) {
    const { path } = contentPage.value;
    return { path: path === undefined ? url.pathname : addPathPrefix(site.pathPrefix, path), query };
  }
  if (route.path === null || Object.hasOwn(params, '*')) return null;
  return { path: samePath(url.pathname, site.routes.href(route.id, proper)), query };
}

function formatRetainedQuery({ searchParams }: URL, { query }: Pick<SiteRoute, 'query'>): string {
  const retainedParams = [...searchParams].filter(
    ([name]) => query.includes(name) || VISIT_START_PARAMETER_NAMES.has(name),
  );
  return formatQueryWithQuestionMark(new URLSearchParams(retainedParams));
}

/** Compares paths regardless of percent encoding. */
function samePath(requestedPath: string, proper: string): string {
  const decoded = parseRequestPath(requestedPath);
  const same = decoded && !decoded.trailingSlash && `/${decoded.segments.map(encodeURIComponent).join('/')}` === proper;
  return same ? requestedPath : proper;
}

function notFoundDecision(
  { site }: RouteDecisionInput,
  pages: PageFinder,
  reason: NotFoundDecision['reason'],
  matched: SiteRoute | undefined,
  trace: readonly RouteTraceStep[],
): NotFoundDecision {
  const general = site.routes.routes.get(ROUTE_IDS_USED_BY_ENGINE.notFound) ?? null;
  const special = matched ? pages.pageForRoute(matched.id) : undefined;
  const route = special && matched ? matched : general;
  const page = special ?? pages.pageForRoute(ROUTE_IDS_USED_BY_ENGINE.notFound) ?? null;
  return {
    kind: 'not-found',
    reason,
    route,
    page,
    layout: page?.value.layout ?? route?.layout ?? 'default',
    params: {},
    trace,
  };
}

function routeBasis({ id }: Pick<SiteRoute, 'id'>, ...steps: readonly string[]): RouteTraceDocumentPlace {
  return { kind: 'routes', name: 'routes', pointer: ['routes', id, ...steps].reduce(appendPointerStep, '') };
}

function pageBasis({ name }: SitePage, property: string): RouteTraceDocumentPlace {
  return { kind: 'page', name, pointer: `/${property}` };
}
