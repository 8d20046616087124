import { createHash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { BrowserScripts } from '../render/document-html.ts';
import { documentHtml } from '../render/document-html.ts';
import type { NavigationPayload } from '../render/page-payload.ts';
import type { StyleSheets } from '../render/page-styles.ts';
import type { PageRenderer } from '../render/render-page.tsx';
import {
  type Arrival,
  allowedQuery,
  type Engine,
  type PageRequest,
  type ResolvedPage,
  receive,
  resolvePage,
} from '../resolve-page.ts';
import { compressKept, compressOnce } from './compress.ts';
import { type EngineRequest, jsonResponse, textResponse } from './endpoint.ts';
import { acceptedEncoding, type KeptResponse, keptResponse, type PageCache } from './page-cache.ts';
import { type PayloadParts, pagePayload } from './page-payload.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { SiteHeads } from './site-head.ts';

export interface PageEndpointParts extends PayloadParts {
  readonly engine: Engine;
  readonly render: PageRenderer;
  readonly sheets: StyleSheets;
  readonly heads: SiteHeads;
  readonly cache: PageCache;
  readonly development: boolean;
  /** Scripts of a page whose blocks with code are of these types. */
  readonly scripts: (codeTypes: readonly string[]) => BrowserScripts;
}

/** Documents for `GET` of any path, and `GET /_page?path=…` for a navigation inside a document. */
export interface PageEndpoint {
  /** The kept document for a visitor without cookies, where there is one. */
  kept(host: string, origin: string, target: string): KeptResponse | undefined;
  document(request: EngineRequest): Promise<Response>;
  navigation(request: EngineRequest): Promise<Response>;
}

const VARY = 'accept-encoding, cookie';

export function createPageEndpoint(parts: PageEndpointParts): PageEndpoint {
  const { engine, cache, sheets } = parts;

  async function document(request: EngineRequest): Promise<Response> {
    const asked = pageRequest(request, request.target);
    const arrival = receive(engine, asked);
    if (!arrival) return unknownHost();
    const key = shareableKey(arrival, request.origin);
    const kept = key === null ? undefined : cache.get(key, arrival.site.version, arrival.now);
    if (kept) return sendKept(kept, request);
    const resolved = await resolvePage(engine, arrival, asked);
    const cookies = setCookieHeaders(arrival);
    if (resolved.kind === 'nothing') return textResponse(404, 'There is nothing at this address.\n');
    if (resolved.kind === 'redirect') {
      return new Response(null, {
        status: resolved.status,
        headers: headerList({ location: resolved.location, 'cache-control': 'no-store' }, cookies),
      });
    }
    const made = makeDocument(parts, arrival, resolved, request.origin);
    if (key === null || !cache.keeps || !isShareable(arrival, resolved) || arrival.now >= resolved.loaded.expires) {
      return ownResponse(made, request.request, cookies);
    }
    const fresh = keptResponse(
      {
        status: made.status,
        headers: { ...securityHeaders(asked.secure), ...made.headers, 'cache-control': 'no-cache' },
        etag: `"${createHash('sha256').update(made.html).digest('base64url').slice(0, 22)}"`,
        expires: resolved.loaded.expires,
        siteVersion: arrival.site.version,
      },
      await compressKept(made.html),
    );
    cache.set(key, fresh);
    if (asked.cookies === '') cache.set(strangerKey(request.origin, request.target), fresh);
    return sendKept(fresh, request);
  }

  async function navigation(request: EngineRequest): Promise<Response> {
    const target = request.query.get('path') ?? '';
    if (!/^\/(?![/\\])/.test(target) || target.startsWith('/_'))
      return jsonResponse(400, { error: 'path must be a path of this site' });
    const asked = pageRequest(request, target);
    const arrival = receive(engine, asked);
    if (!arrival) return unknownHost();
    const resolved = await resolvePage(engine, arrival, asked);
    const cookies = setCookieHeaders(arrival);
    if (resolved.kind === 'nothing') return navigationResponse({ kind: 'document', location: target }, cookies);
    if (resolved.kind === 'redirect')
      return navigationResponse({ kind: 'redirect', location: resolved.location }, cookies);
    const from = request.query.get('layout');
    if (from !== null && from !== resolved.page.layout)
      return navigationResponse({ kind: 'document', location: target }, cookies);
    return navigationResponse(
      pagePayload(arrival, resolved, sheets.of(resolved.page.types), request.origin, parts),
      cookies,
    );
  }

  function kept(host: string, origin: string, target: string): KeptResponse | undefined {
    const site = engine.catalogue().byHost(host);
    return site && cache.get(strangerKey(origin, target), site.version, engine.clock());
  }

  return { kept, document, navigation };
}

/** A page's document for one visitor, outside the cache. */
export function documentResponse(
  parts: PageEndpointParts,
  arrival: Arrival,
  resolved: ResolvedPage,
  origin: string,
  request: Request,
): Promise<Response> {
  return ownResponse(makeDocument(parts, arrival, resolved, origin), request, []);
}

interface MadeDocument {
  readonly status: number;
  readonly html: Buffer;
  readonly headers: Record<string, string>;
}

function makeDocument(
  parts: PageEndpointParts,
  arrival: Arrival,
  resolved: ResolvedPage,
  origin: string,
): MadeDocument {
  const { theme, fonts, favicon } = parts.heads.of(arrival.site);
  const styles = parts.sheets.of(resolved.page.types);
  const payload = { ...pagePayload(arrival, resolved, styles, origin, parts), styles: null };
  const failed = (id: string) =>
    parts.report({
      kind: 'block',
      site: arrival.site.key,
      where: id,
      error: new Error('threw while the server rendered it'),
    });
  const html = documentHtml({
    payload,
    html: parts.render(payload, failed),
    theme,
    styles,
    fonts,
    favicon,
    scripts: parts.scripts(resolved.page.codeTypes),
    development: parts.development,
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({ styleHashes: [theme.hash, styles.hash] }),
    vary: VARY,
  };
  return { status: resolved.status, html: Buffer.from(html), headers };
}

async function ownResponse(
  { status, html, headers }: MadeDocument,
  request: Request,
  cookies: [string, string][],
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = await compressOnce(html, encoding);
  const own = {
    ...headers,
    'cache-control': 'private, no-store',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return new Response(new Uint8Array(body), { status, headers: headerList(own, cookies) });
}

function pageRequest({ request, host, origin }: EngineRequest, target: string): PageRequest {
  return {
    host,
    target,
    cookies: request.headers.get('cookie') ?? '',
    secure: origin.startsWith('https:'),
    signal: request.signal,
  };
}

/**
 * By what a page may be shared between visitors, or null where it can't be: somebody is signed in, or the answer must
 * set a cookie. Only the query parameters that change the route's page take part, once the route is known; until then
 * those that are asked for do, in any order.
 */
function shareableKey({ site, visitor, setCookies, url }: Arrival, origin: string): string | null {
  if (visitor.signedIn || setCookies.length > 0) return null;
  const { pricingId, subVariant, locale, consent } = visitor;
  url.searchParams.sort();
  return [
    site.key,
    origin,
    url.pathname + url.search,
    pricingId,
    subVariant ?? '',
    locale,
    [...consent].sort().join(),
  ].join('\n');
}

function strangerKey(origin: string, target: string): string {
  return `${origin}${target}`;
}

/** A page with parameters that its route does not know is made anew each time, or strangers could fill the cache. */
function isShareable({ url }: Arrival, { page, route, status }: ResolvedPage): boolean {
  const { size } = url.searchParams;
  return status === 200 && !page.perVisitor && size === allowedQuery(url.searchParams, route.query).size;
}

function sendKept({ status, headers, ready, etag }: KeptResponse, { request }: EngineRequest): Response {
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  const { headers: own, body } = ready[acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)];
  return new Response(new Uint8Array(body), { status, headers: own });
}

function navigationResponse(payload: NavigationPayload, cookies: [string, string][]): Response {
  return new Response(JSON.stringify(payload), {
    headers: headerList(
      { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', vary: VARY },
      cookies,
    ),
  });
}

function unknownHost(): Response {
  return textResponse(404, 'No shop answers to this host.\n');
}

function setCookieHeaders({ setCookies }: Arrival): [string, string][] {
  return setCookies.map((cookie) => ['set-cookie', stringifySetCookie(cookie)]);
}

function headerList(headers: Record<string, string>, more: [string, string][]): Headers {
  const list = new Headers(headers);
  for (const [name, value] of more) list.append(name, value);
  return list;
}
