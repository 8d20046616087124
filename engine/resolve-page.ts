import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { ActionLimiter } from './api/action-limiter.ts';
import { createCustomerCountKey } from './api/call-limits.ts';
import { isApiUnavailable } from './api/is-api-unavailable.ts';
import { type SessionDuringRequest, trackSessionChangesDuringRequest } from './api/live-session.server.ts';
import { PageReadBudget } from './api/page-reads.ts';
import type { CompiledPage } from './page/compiled-page.ts';
import type { PageCompiler } from './page/page-compiler.ts';
import type { BlockDataLoader, LoadedPageBlocks } from './render/load-block-data.ts';
import { ShowErrorPageInsteadError } from './render/page-fault.ts';
import { decideRoute } from './routing/decide-route.ts';
import type { ParamResolvers, ResolvedParams } from './routing/param-resolver.ts';
import type { RedirectDecision } from './routing/route-decision.ts';
import { findLocaleOfAddress } from './site/locale-addresses.ts';
import { localizeSite } from './site/localized-site.ts';
import { parseRequestPath } from './site/routes/request-path.ts';
import { ROUTE_IDS_USED_BY_ENGINE, type SiteRoute } from './site/routes/route.ts';
import type { Site, SitePage } from './site/site.ts';
import type { SiteCatalogue } from './site/site-catalogue.ts';
import type { Tracer } from './telemetry/tracer.ts';
import { COOKIE_DEFINITIONS, type CookieWriteContext, createCookieReader } from './visitor/cookies.ts';
import { decideLocale } from './visitor/decide-locale.ts';
import { readVisitor, type SetCookie } from './visitor/read-visitor.ts';
import type { CookieSessionStore } from './visitor/session-store.server.ts';
import type { Visitor } from './visitor/visitor.ts';

/** A well-formed request: host, path and cookies. */
export interface PageRequest {
  readonly host: string;
  /** Path and query. */
  readonly target: string;
  readonly cookies: string;
  readonly secure: boolean;
  /** Whether another site frames the request. */
  readonly framed?: boolean;
  /** IP address; null if unknown. */
  readonly address: string | null;
  /** `Accept-Language` header. */
  readonly acceptLanguage?: string | null;
  /** Whether the not-found page is the same at each unknown address, and need not be made for this one. */
  readonly sharesNotFoundPage?: boolean;
  /** Whether an unknown path counts for the limits of its visitor. */
  readonly countsUnknownPath?: boolean;
  /** Path of the page that an engine call was made from; for pages it is that of the target. */
  readonly pagePath?: string | null;
  readonly signal: AbortSignal;
}

/** Parts of the engine, filled by the app. */
export interface EngineDependencies {
  readonly clock: () => number;
  readonly catalogue: () => SiteCatalogue;
  readonly compiler: PageCompiler;
  readonly loader: BlockDataLoader;
  /** Customer sessions; without them every visitor is signed out. */
  readonly sessions?: CookieSessionStore;
  readonly visit: (requestContext: PageRequestContext) => PageRequestServices;
  /** Resolves when the capabilities of a host's site are known; null if they are. */
  readonly pending?: (host: string) => Promise<void> | null;
  readonly report: (report: EngineFailureReport) => void;
  /** Limits of unknown paths; none when left out. */
  readonly limiter?: ActionLimiter;
  /** Makes spans of loading and rendering. */
  readonly tracer?: Tracer;
}

/** Resolvers and services for one page in the visitor's name. */
export interface PageRequestServices {
  readonly resolvers: ParamResolvers;
  readonly services: unknown;
}

/** A failure that did not prevent the page. */
export interface EngineFailureReport {
  readonly kind: 'block' | 'unknown-block' | 'page' | 'call' | 'message';
  readonly site: string;
  readonly where: string;
  readonly error: unknown;
}

/** Site, visitor and session of a request, before the page is resolved. */
export interface PageRequestContext {
  /** The site in the language of the address. */
  readonly site: Site;
  readonly unlocalizedSite: Site;
  /** Locale that the visitor should get; a page of another one is redirected. */
  readonly wantedLocale: Locale;
  readonly visitor: Visitor;
  /** API session; server only. */
  readonly session: SessionDuringRequest;
  /** Cookies to set because of start parameters. */
  readonly setCookies: readonly SetCookie[];
  readonly secure: boolean;
  readonly framed?: boolean;
  readonly url: URL;
  readonly now: number;
  /** API reads of the page with their time budget. */
  readonly reads: PageReadBudget;
  /** Previewed moment for the API; missing outside previews. */
  readonly previewAt?: number | null;
}

export type PageFailureStatus = 418 | 500 | 503;

export interface ResolvedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | PageFailureStatus;
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly named: ResolvedParams;
  /** Name of the page document. */
  readonly pageDocument: string;
  readonly page: CompiledPage;
  readonly loaded: LoadedPageBlocks;
  /** The requested page when this is its error page. */
  readonly instead?: RequestedPageLayout;
}

/** Route and layout of the requested page. */
export interface RequestedPageLayout {
  readonly layout: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Not found, and the site has no not-found page, or its page is that of all unknown addresses, or none is made. */
export interface NotFoundWithoutPage {
  readonly kind: 'nothing';
  readonly hasSharedPage?: true;
  /** Seconds to wait of a visitor who has tried too many unknown paths. */
  readonly retryAfter?: number;
}

export type PageResolution = ResolvedPage | RedirectDecision | NotFoundWithoutPage;

/**
 * Steps 1 and 2: site by host, visitor by cookies and start parameters. Expired tokens are refreshed here, before
 * anything is sent. In maintenance mode there are no sessions.
 */
export async function createPageRequestContext(
  engine: EngineDependencies,
  request: PageRequest,
): Promise<PageRequestContext | null> {
  const now = engine.clock();
  await engine.pending?.(request.host);
  const unlocalizedSite = engine.catalogue().byHost(request.host);
  if (!unlocalizedSite) return null;
  // A target such as //elsewhere.example is a path here, but URL would read it as a host.
  const url = new URL(`http://${request.host}/${request.target.replace(/^\//, '')}`);
  const { cookies, secure, framed = false, address } = request;
  const named = findLocaleOfAddress(unlocalizedSite.config.localeAddresses, {
    host: request.host,
    pathname: request.pagePath ?? url.pathname,
  });
  const site = localizeSite(unlocalizedSite, named?.locale ?? unlocalizedSite.view.locale);
  const cookie = createCookieReader(cookies, { secure, framed });
  const reads = new PageReadBudget();
  const isOpen = !site.config.maintenance;
  const opened = isOpen ? await engine.sessions?.open({ site: site.key, cookies, cookie, address, now, reads }) : null;
  const session = opened ?? trackSessionChangesDuringRequest(null);
  const readSession = () => session.current;
  const { visitor, start, setCookies } = readVisitor({ site, url, cookie, secure, framed, now, readSession });
  storeChosenLanguage(session, start.language);
  const wantedLocale =
    start.language ??
    decideLocale(site.config.locales, {
      customer: session.current?.locale ?? null,
      choice: cookie(COOKIE_DEFINITIONS.language) ?? null,
      address: named?.locale ?? null,
      acceptLanguage: request.acceptLanguage ?? null,
    });
  return { site, unlocalizedSite, wantedLocale, visitor, session, setCookies, secure, framed, url, now, reads };
}

/** Puts a language that a customer chose into the session; the API gets it with the next call of the customer. */
function storeChosenLanguage(
  session: Pick<SessionDuringRequest, 'current' | 'replace'>,
  language: Locale | null,
): void {
  const { current } = session;
  if (language !== null && current && current.locale !== language) session.replace({ ...current, locale: language });
}

/** All cookies that an answer to this request must set, as things stand when it is sent. */
export async function listCookiesToSet(
  engine: Pick<EngineDependencies, 'sessions'>,
  requestContext: PageRequestContext,
) {
  const { site, session, setCookies } = requestContext;
  return [
    ...setCookies,
    ...((await engine.sessions?.setCookies(site.key, session, toCookieSecurityAndConsentContext(requestContext))) ??
      []),
  ];
}

/** What writing the cookies of an answer to this request depends on. */
export function toCookieSecurityAndConsentContext({
  secure,
  framed = false,
  now,
  visitor,
}: PageRequestContext): CookieWriteContext {
  return { secure, framed, now, consent: visitor.consent };
}

/** The context after the session has ended, without any decision made for the customer. */
export function toSignedOutRequestContext(
  requestContext: PageRequestContext,
  { cookies }: Pick<PageRequest, 'cookies'>,
): PageRequestContext {
  const { site, secure, framed = false, url, now } = requestContext;
  const place = { secure, framed };
  return {
    ...requestContext,
    visitor: readVisitor({ site, url, cookie: createCookieReader(cookies, place), ...place, now }).visitor,
  };
}

export type RequestOfResolution = Pick<PageRequest, 'sharesNotFoundPage' | 'countsUnknownPath' | 'address' | 'signal'>;

/** Steps 3 to 7: resolves route, capabilities, page and data. First loads and client-side navigations both use it. */
export async function resolvePage(
  engine: EngineDependencies,
  requestContext: PageRequestContext,
  request: RequestOfResolution,
): Promise<PageResolution> {
  const { site, visitor, session, url } = requestContext;
  const capabilities = site.capabilities(visitor.segment);
  const visit = engine.visit(requestContext);
  const hasEnded = session.ended === 'unauthorised';
  const decision = await decideRoute({ site, visitor, capabilities, url, resolvers: visit.resolvers, hasEnded });
  if (decision.kind === 'redirect') return decision;
  // 503 rather than 404, because the page opens again when the grants are known.
  if (decision.kind !== 'page' && decision.reason === 'gate' && site.unconfirmed) {
    const unconfirmed = { site, visitor, capabilities: site.unconfirmed(visitor.segment), url, resolvers: {} };
    const opens = await decideRoute(unconfirmed);
    if (opens.kind === 'page' || opens.reason !== 'gate') {
      throw new ShowErrorPageInsteadError(
        503,
        'it is not known which capabilities the API grants',
        'error-unreachable',
      );
    }
  }
  if (decision.kind !== 'page') {
    const retryAfter = countUnknownPath(engine, requestContext, request);
    if (retryAfter > 0) return { kind: 'nothing', retryAfter };
  }
  const { route, params, layout } = decision;
  if (!route || !decision.page) return { kind: 'nothing' };
  if (request.sharesNotFoundPage && decision.kind === 'not-found' && route.id === ROUTE_IDS_USED_BY_ENGINE.notFound)
    return { kind: 'nothing', hasSharedPage: true };
  const named = decision.kind === 'page' ? decision.named : {};
  const status = decision.kind === 'page' ? 200 : 404;
  return fill(engine, requestContext, request, {
    status,
    route,
    params,
    named,
    layout,
    document: decision.page,
    visit,
  });
}

/** Seconds to wait, 0 within the limits. */
function countUnknownPath(
  { limiter }: Pick<EngineDependencies, 'limiter'>,
  { site, session }: Pick<PageRequestContext, 'site' | 'session'>,
  { countsUnknownPath = false, address }: RequestOfResolution,
): number {
  const customerId = session.current?.customerId ?? null;
  if (!limiter || !countsUnknownPath) return 0;
  return limiter.count('unknown-path', {
    address,
    customer: customerId && createCustomerCountKey({ site: site.key, customerId }),
  });
}

/**
 * The error page: `error-418`, `error-500`, `error-503` or the named one, else `error`; null without one
 * (specification: Error pages).
 */
export async function resolvePageShownOnFailure(
  engine: EngineDependencies,
  requestContext: PageRequestContext,
  request: Pick<PageRequest, 'signal'>,
  status: PageFailureStatus,
  name = `error-${status}`,
): Promise<ResolvedPage | null> {
  const { site, url } = requestContext;
  const route = site.routes.routes.get(ROUTE_IDS_USED_BY_ENGINE.contentPage);
  const document = [name, 'error']
    .map((candidate) => site.document('page', candidate))
    .find((page) => page && !page.value.disabled);
  if (!route || !document) return null;
  const instead = findRequestedPageLayout(site, url);
  const failures = instead && site.document('layout', instead.layout)?.value.failures;
  const layout = failures ?? document.value.layout ?? route.layout;
  const visit = engine.visit(requestContext);
  const page = await fill(engine, requestContext, request, {
    status,
    route,
    params: {},
    named: {},
    layout,
    document,
    visit,
  });
  return { ...page, ...(instead && { instead }) };
}

function findRequestedPageLayout({ routes }: Pick<Site, 'routes'>, { pathname }: URL): RequestedPageLayout | null {
  const path = parseRequestPath(pathname);
  const match = path && routes.match(path);
  return match ? { layout: match.route.layout, params: match.params } : null;
}

interface Decided extends Pick<ResolvedPage, 'status' | 'route' | 'params' | 'named'> {
  readonly document: SitePage;
  readonly layout: string;
  readonly visit: PageRequestServices;
}

async function fill(
  engine: EngineDependencies,
  requestContext: PageRequestContext,
  request: Pick<PageRequest, 'signal'>,
  decided: Decided,
): Promise<ResolvedPage> {
  const { site, visitor, url, now, reads } = requestContext;
  const { status, route, params, named, layout, document, visit } = decided;
  const page = engine.compiler.compile(site, document, layout, visitor.locale, visitor.segment);
  const { services } = visit;
  const query = selectRouteQuery(url.searchParams, route.query);
  const context = {
    routeId: route.id,
    params,
    named,
    query,
    site: page.site,
    messages: page.messages,
    visitor,
    now,
    services,
    signal: request.signal,
    reads,
  };
  const load = () =>
    engine.loader.load(page.nodes, context, (id, type, error) =>
      engine.report({ kind: 'block', site: site.key, where: `${type} ${id}`, error }),
    );
  const loaded = await (engine.tracer
    ? engine.tracer.trace('load blocks', { brand: site.key, route: route.id }, load)
    : load());
  if (status === 200) throwMainFailure(page, loaded);
  return { kind: 'page', status, route, params, named, pageDocument: document.name, page, loaded };
}

/**
 * Fails the page when its main block failed because of the API. Refusals and missing results do not, because an editor
 * may have referenced something that does not exist.
 */
function throwMainFailure({ mainBlock }: CompiledPage, { results }: LoadedPageBlocks): void {
  const result = mainBlock === undefined ? undefined : results.get(mainBlock);
  if (!result || result.ok || result.elevation) return;
  if (isApiUnavailable(result.error)) throw result.error;
}

/** The query parameters that the route reads, in its order. */
export function selectRouteQuery(query: URLSearchParams, allowed: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    allowed.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
}
