import { createHash } from 'node:crypto';
import { waitAtMost } from '../api/abort.ts';
import { CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS, MAX_WAIT_WITH_STALE_ANSWER } from '../api/page-reads.ts';
import { createMessageAccessor } from '../messages/message-accessor.ts';
import type { GetSiteMessages } from '../messages/site-messages.ts';
import type { PageOrRedirectPayload } from '../render/page-payload.ts';
import {
  createPageRequestContext,
  listCookiesToSet,
  type PageRequest,
  type PageRequestContext,
  type PageResolution,
  type ResolvedPage,
} from '../resolve-page.ts';
import { resolvePublicOrigin } from '../site/public-origin.ts';
import { createSetCookieHeaders } from '../storage/cookie-gate.ts';
import type { PageOrigin, ServedPage } from '../telemetry/request-observer.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { createCachedDocumentFinder, type FindCachedDocument } from './cached-documents.ts';
import { compressBodyForCache } from './compress.ts';
import type { EdgeCaching } from './edge/edge-caching.ts';
import { createEdgePageRequest } from './edge/edge-page-request.ts';
import type { EdgePages } from './edge/edge-pages.ts';
import { listPageTags } from './edge/edge-tags.ts';
import { createTextAnswer, type EngineRequest, type HttpAnswer, type PageDocumentRequest } from './endpoint.ts';
import { isFramedByRequestHeaders } from './framed-request.ts';
import { createLocaleRedirectAnswer, findLocaleRedirect } from './locale-redirect.ts';
import { isFromOutdatedPage } from './outdated-page.ts';
import {
  createCachedPageAnswer,
  createResponseInEveryEncoding,
  type EncodedResponse,
  type PageCache,
} from './page-cache.ts';
import {
  createPageAddress,
  createSharedPageCacheKey,
  getNotFoundPath,
  isPageCacheable,
  type PageOutputFormat,
} from './page-cache-keys.ts';
import { plainAnswersMessages } from './plain-answers.messages.gen.ts';
import { createPrivateDocumentAnswer } from './render-document.ts';
import {
  createPageRenderer,
  NAVIGATION_DATA_HEADERS,
  type PageRendererDependencies,
  type RenderedPage,
} from './render-page.ts';
import { createBaseSecurityHeaders } from './security-headers.ts';
import { createConcurrentPageRenderSharing } from './shared-renders.ts';
import { createRouteAfterSignOutCookies } from './signed-out-route.ts';
import { createTooManyRequestsAnswer } from './too-many-requests.ts';

export interface PageEndpointDependencies extends PageRendererDependencies {
  readonly cache: PageCache;
  readonly siteMessages: GetSiteMessages;
  /** Whether an edge may store pages of anonymous visitors. */
  readonly edge?: boolean;
  /** Whether edges purge by tags. */
  readonly isEdgePurged?: boolean;
  /** Pages that edges store, for edges that refetch after a purge. */
  readonly edgePages?: Pick<EdgePages, 'sent' | 'isChangedSince'> | undefined;
}

/** Documents at any path, and `GET /_page?path=…` for client-side navigations. */
export interface PageEndpoint {
  /** The cached document for a visitor without cookies. */
  readonly cached: FindCachedDocument;
  document(request: PageDocumentRequest): Promise<HttpAnswer>;
  navigation(request: EngineRequest): Promise<HttpAnswer>;
}

export function createPageEndpoint(parts: PageEndpointDependencies): PageEndpoint {
  const { engine, cache, siteMessages } = parts;
  const make = createPageRenderer(parts);
  const flights = createConcurrentPageRenderSharing<Outcome>();

  async function document(request: PageDocumentRequest): Promise<HttpAnswer> {
    const requestedPage = pageRequest(request, request.target);
    const requestContext = await createPageRequestContext(engine, requestedPage);
    if (!requestContext) return unknownHost();
    const elsewhere = findLocaleRedirect(requestContext, { secure: requestedPage.secure, port: request.port });
    if (elsewhere !== null) return createLocaleRedirectAnswer(elsewhere, await cookieHeader(requestContext));
    const { cached, own, origin } = await documentFor(requestedPage, requestContext, request);
    return cached
      ? toServedAnswer(
          cached,
          origin,
          createCachedPageAnswer({ page: cached, cookies: startCookies(requestContext) }, request.headers),
        )
      : { ...(await answer(own, request)), served: { ...toServedPage(own), origin } };
  }

  /** A document; all unknown addresses share one not-found page. */
  async function documentFor(
    requestedPage: PageRequest,
    requestContext: PageRequestContext,
    request: PageDocumentRequest,
  ): Promise<Found> {
    const sharesNotFoundPage = cache.isEnabled && !requestContext.visitor.signedIn;
    const found = await pageFor(
      'document',
      { ...requestedPage, sharesNotFoundPage, countsUnknownPath: true },
      requestContext,
      request,
    );
    const isShared = found.own?.resolved.kind === 'nothing' && found.own.resolved.hasSharedPage;
    if (!isShared) return found;
    const target = getNotFoundPath(requestContext.site);
    const shared = { ...requestContext, url: new URL(target, requestContext.url) };
    const page = await pageFor('document', { ...requestedPage, target }, shared, request);
    if (!isPageOrRedirect(page)) return page;
    const origin = resolvePublicOrigin(requestContext.site.config, {
      secure: requestedPage.secure,
      port: request.port,
    });
    return { own: await make('document', requestedPage, requestContext, origin), origin: 'private' };
  }

  /**
   * A page from the cache or rendered once for concurrent requests. If it cannot be rendered in time or completely, a
   * valid stale one is sent.
   */
  async function pageFor(
    rendition: PageOutputFormat,
    requestedPage: PageRequest,
    requestContext: PageRequestContext,
    { port, origin: requestOrigin }: Pick<PageDocumentRequest, 'port' | 'origin'>,
  ): Promise<Found> {
    const { secure } = requestContext;
    const origin = resolvePublicOrigin(requestContext.site.config, { secure, port });
    const key = cache.isEnabled ? createSharedPageCacheKey(requestContext, origin, rendition) : null;
    if (key === null) return { own: await make(rendition, requestedPage, requestContext, origin), origin: 'private' };
    const known = cache.get(key, getPageVersion(requestContext), requestContext.now);
    if (known) return { cached: known, origin: 'hit' };
    const flight = flights.join(`${getPageVersion(requestContext)}\n${key}`, async () => {
      // Others may wait for this render, so it is not aborted with its first request.
      const made = await make(
        rendition,
        { ...requestedPage, signal: new AbortController().signal },
        requestContext,
        origin,
      );
      const fresh = await cacheRenderedPage(made, key, rendition, requestContext, {
        ...requestedPage,
        origin: requestOrigin,
      });
      return { made, fresh };
    });
    const stale = cache.stale(key, getPageVersion(requestContext), requestContext.now);
    if (stale) {
      const wait = stale.isStale ? 0 : MAX_WAIT_WITH_STALE_ANSWER - flight.age();
      const outcome = await waitAtMost(flight.outcome, wait).catch(() => null);
      if (!outcome || isLess(outcome.made))
        return { cached: extendStalePage(key, stale, requestContext.now), origin: 'stale' };
    }
    const { made, fresh } = await flight.outcome;
    if (fresh) return { cached: fresh, origin: 'made' };
    if (!flight.isShared) return { own: made, origin: 'private' };
    // A shared failure, but with the cookies of this request.
    if (isSameForAll(made)) return { own: { ...made, received: requestContext, requestContext }, origin: 'private' };
    return { own: await make(rendition, requestedPage, requestContext, origin), origin: 'private' };
  }

  /** Caches a stale page for another second. */
  function extendStalePage(key: string, stale: EncodedResponse, now: number): EncodedResponse {
    const response = {
      ...stale,
      isStale: true,
      expires: Math.min(now + CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS, stale.validUntil ?? stale.expires),
    };
    cache.set(key, response);
    return response;
  }

  async function cacheRenderedPage(
    { resolved, made }: RenderedPage,
    key: string,
    rendition: PageOutputFormat,
    requestContext: PageRequestContext,
    requestedPage: Pick<PageRequest, 'secure' | 'cookies'> & Pick<PageDocumentRequest, 'origin'>,
  ): Promise<EncodedResponse | null> {
    if (!made || !isPageCacheable(requestContext, resolved)) return null;
    const { made: madeAt, expires, validUntil, isWhole, isStale } = resolved.loaded;
    if (!isWhole || requestContext.now >= expires) return null;
    const etag = `W/"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"`;
    const times = { made: madeAt, expires, validUntil, isStale };
    const edge =
      rendition === 'document' && made.status === 200 && parts.edge
        ? { edge: createEdgeCaching(requestContext, resolved, requestedPage) }
        : {};
    // During an outage the same page is rendered repeatedly and need not be compressed each time.
    const last = cache.stale(key, getPageVersion(requestContext), requestContext.now);
    if (last?.etag === etag) {
      const same = { ...last, ...times, answers: resolved.loaded.answers, ...edge };
      cache.set(key, same);
      return same;
    }
    const fresh = createResponseInEveryEncoding(
      {
        status: made.status,
        headers: {
          ...createBaseSecurityHeaders(requestedPage.secure),
          'cache-control': made.status === 200 ? 'no-cache' : 'private, no-store',
          ...made.headers,
        },
        etag,
        ...times,
        siteVersion: getPageVersion(requestContext),
        query: resolved.route.query,
        layout: resolved.page.layout,
        answers: resolved.loaded.answers,
        ...edge,
        served: { site: requestContext.site.key, route: resolved.route.id },
      },
      await compressBodyForCache(made.body),
    );
    cache.set(key, fresh);
    return fresh;
  }

  function createEdgeCaching(
    { site, visitor, url, now }: Pick<PageRequestContext, 'site' | 'visitor' | 'url' | 'now'>,
    { page, pageDocument, loaded }: Pick<ResolvedPage, 'page' | 'pageDocument' | 'loaded'>,
    { origin, cookies }: Pick<PageRequest, 'cookies'> & Pick<PageDocumentRequest, 'origin'>,
  ): EdgeCaching {
    const { locale } = site.view;
    const version = site.versionIn(locale);
    const tags = listPageTags(site, pageDocument, loaded.answers);
    const { edgePages } = parts;
    const { subVariant, consent, bannerDismissed = false } = visitor;
    const audience = { locale, subVariant, consent, bannerDismissed };
    // All visitors with a consent choice share a page, unless it shows it.
    const variant = page.perConsent || consent.size === 0 ? audience : { ...audience, consent: SOME_CONSENT };
    return {
      audience,
      showsConsent: page.perConsent,
      request: createEdgePageRequest({ origin, cookies, target: createPageAddress(site, url) }, variant),
      tags,
      isPurged: parts.isEdgePurged ?? false,
      sent: edgePages?.sent ?? (() => {}),
      clock: engine.clock,
      isCurrent: () =>
        engine.catalogue().byKey(site.key)?.versionIn(locale) === version ||
        edgePages?.isChangedSince(tags, now) === false,
    };
  }

  async function navigation(request: EngineRequest): Promise<HttpAnswer> {
    const target = request.query.get('path') ?? '';
    if (!isOwnPath(target)) return navigationAnswer(400, { error: 'path must be a path of this site' });
    const { headers, signal } = request.request;
    // The page's code might not support this form of data.
    if (isFromOutdatedPage(headers))
      return navigationAnswer(200, { kind: 'document', location: target, customerId: null, isOutdated: true });
    const requestedPage = pageRequest({ ...request, headers, signal }, target);
    const received = await createPageRequestContext(engine, requestedPage);
    if (!received) return unknownHost();
    const elsewhere = findLocaleRedirect(received, { secure: requestedPage.secure, port: request.port });
    if (elsewhere !== null) {
      const { customerId } = received.visitor;
      return navigationAnswer(200, { kind: 'document', location: elsewhere, customerId }, await cookieHeader(received));
    }
    const from = request.query.get('layout');
    const { cached, own, origin } = await pageFor(
      'data',
      { ...requestedPage, countsUnknownPath: true },
      received,
      request,
    );
    if (cached && (from === null || from === cached.layout))
      return toServedAnswer(
        cached,
        origin,
        createCachedPageAnswer({ page: cached, cookies: startCookies(received) }, headers),
      );
    const served = { ...(cached ? cached.served : toServedPage(own)), origin };
    const requestContext = own?.requestContext ?? received;
    const cookies = await cookieHeader(requestContext, own?.resolved);
    const { customerId } = requestContext.visitor;
    if (own?.resolved.kind === 'redirect')
      return {
        ...navigationAnswer(200, { kind: 'redirect', location: own.resolved.location, customerId }, cookies),
        served,
      };
    const isDocument = !own?.made || own.resolved.status >= 500 || (from !== null && from !== own.resolved.page.layout);
    if (isDocument)
      return { ...navigationAnswer(200, { kind: 'document', location: target, customerId }, cookies), served };
    return { status: 200, headers: { ...own.made.headers, ...cookies }, body: own.made.body, served };
  }

  async function answer({ resolved, made, received }: RenderedPage, request: PageDocumentRequest): Promise<HttpAnswer> {
    const cookies = await cookieHeader(received, resolved);
    if (made) return createPrivateDocumentAnswer(made, request, cookies);
    if (resolved.kind === 'nothing') {
      const { site, visitor } = received;
      if (resolved.retryAfter !== undefined)
        return createTooManyRequestsAnswer(siteMessages, site, visitor.locale, resolved.retryAfter);
      const messages = createMessageAccessor(plainAnswersMessages, siteMessages(site, visitor.locale), site.config);
      return createTextAnswer(404, `${messages.nothingHere()}\n`, cookies);
    }
    const headers = { location: resolved.location, 'cache-control': 'no-store', ...cookies };
    return { status: resolved.status, headers, body: null };
  }

  async function cookieHeader(
    requestContext: PageRequestContext,
    resolved?: PageResolution,
  ): Promise<HttpAnswer['headers']> {
    return createSetCookieHeaders([
      ...(await listCookiesToSet(engine, requestContext)),
      ...(resolved ? createRouteAfterSignOutCookies(requestContext, resolved) : []),
    ]);
  }

  return { cached: createCachedDocumentFinder(engine, cache), document, navigation };
}

const SOME_CONSENT: Visitor['consent'] = new Set(['essential']);

/** Version of the documents that the page may show. */
function getPageVersion({ site }: Pick<PageRequestContext, 'site'>): string {
  return site.versionIn(site.view.locale);
}

/** A shared cached page, or one for this visitor. */
type Found = { readonly origin: PageOrigin } & (
  | { readonly cached: EncodedResponse; readonly own?: never }
  | { readonly cached?: never; readonly own: RenderedPage }
);

/** Whether the site has something at the address. */
function isPageOrRedirect({ cached, own }: Found): boolean {
  if (cached) return cached.status === 200;
  return own.resolved.kind === 'redirect' || (own.resolved.kind === 'page' && own.resolved.status === 200);
}

function toServedAnswer(
  { served }: Pick<EncodedResponse, 'served'>,
  origin: PageOrigin,
  answer: HttpAnswer,
): HttpAnswer {
  return { ...answer, served: { ...served, origin } };
}

/** Redirects and missing pages have no route. */
function toServedPage({ resolved, received }: Pick<RenderedPage, 'resolved' | 'received'>): ServedPage {
  const route = resolved.kind === 'page' ? resolved.route.id : resolved.kind;
  return { site: received.site.key, route };
}

/** Cookies of start parameters; null without any. */
function startCookies({ setCookies }: Pick<PageRequestContext, 'setCookies'>): HttpAnswer['headers'] | null {
  return setCookies.length > 0 ? createSetCookieHeaders(setCookies) : null;
}

/** Result of a shared render. */
interface Outcome {
  readonly made: RenderedPage;
  /** The cached response; null if it cannot be cached. */
  readonly fresh: EncodedResponse | null;
}

/** Whether the page failed or has failed parts. */
function isLess({ resolved }: RenderedPage): boolean {
  return resolved.kind === 'page' && (resolved.status >= 500 || !resolved.loaded.isWhole);
}

/** Whether the failure is the same for all visitors. */
function isSameForAll(made: RenderedPage): boolean {
  return isLess(made) && made.resolved.kind === 'page' && !made.resolved.page.perVisitor;
}

function pageRequest({ headers, signal, host, origin, address }: PageDocumentRequest, target: string): PageRequest {
  const secure = origin.startsWith('https:');
  const framed = isFramedByRequestHeaders(headers);
  const acceptLanguage = headers.get('accept-language');
  return { host, target, cookies: headers.get('cookie') ?? '', secure, framed, address, acceptLanguage, signal };
}

/** Whether a target is a page path: no other host, no engine path. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\_])[^\u0000-\u0020\u007f\\]*$/.test(target);
}

function navigationAnswer(
  status: number,
  payload: PageOrRedirectPayload | { readonly error: string },
  cookies: HttpAnswer['headers'] = {},
): HttpAnswer {
  return { status, headers: { ...NAVIGATION_DATA_HEADERS, ...cookies }, body: JSON.stringify(payload) };
}

function unknownHost(): HttpAnswer {
  return createTextAnswer(404, 'No shop answers to this host.\n');
}
