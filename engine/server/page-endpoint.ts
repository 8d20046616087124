import { createHash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { ApiError } from '../api/api-error.ts';
import type { NavigationPayload } from '../render/page-payload.ts';
import {
  type Arrival,
  afterSignOut,
  cookiesToSet,
  type Engine,
  type FailureStatus,
  type PageRequest,
  type Resolution,
  type ResolvedPage,
  receive,
  resolveFailure,
  resolvePage,
} from '../resolve-page.ts';
import { compressKept } from './compress.ts';
import { type EngineRequest, jsonResponse, textResponse } from './endpoint.ts';
import { type DocumentParts, headerList, type MadeDocument, makeDocument, ownResponse, VARY } from './made-document.ts';
import { acceptedEncoding, type KeptResponse, keptResponse, matchesEtag, type PageCache } from './page-cache.ts';
import { isPlain, isShareable, shareableKey, strangerKey } from './page-keys.ts';
import { pagePayload } from './page-payload.ts';
import { securityHeaders } from './security-headers.ts';

export interface PageEndpointParts extends DocumentParts {
  readonly engine: Engine;
  readonly cache: PageCache;
}

/** Documents for `GET` of any path, and `GET /_page?path=…` for a navigation inside a document. */
export interface PageEndpoint {
  /** The kept document for a visitor without cookies, where there is one. */
  kept(host: string, origin: string, target: string): KeptResponse | undefined;
  document(request: EngineRequest): Promise<Response>;
  navigation(request: EngineRequest): Promise<Response>;
}

export function createPageEndpoint(parts: PageEndpointParts): PageEndpoint {
  const { engine, cache, sheets } = parts;

  const underWay = new Map<string, Promise<KeptResponse | null>>();

  async function document(request: EngineRequest): Promise<Response> {
    const asked = pageRequest(request, request.target);
    const arrival = await receive(engine, asked);
    if (!arrival) return unknownHost();
    const key = cache.keeps ? shareableKey(arrival, request.origin) : null;
    if (key === null) return answer(await make(asked, arrival, request), arrival, request);
    const known = cache.get(key, arrival.site.version, arrival.now);
    if (known) return sendKept(known, request, asked);
    return shared(key, asked, arrival, request);
  }

  /** One page for all who ask for the same at once. What turns out to be nobody else's is made for each. */
  async function shared(key: string, asked: PageRequest, arrival: Arrival, request: EngineRequest): Promise<Response> {
    const flight = `${arrival.site.version}\n${key}`;
    const started = underWay.get(flight);
    if (started) {
      const fresh = await started;
      return fresh ? sendKept(fresh, request, asked) : answer(await make(asked, arrival, request), arrival, request);
    }
    // Others wait for this page too, so it is made even when who asked first goes away.
    const making = make({ ...asked, signal: new AbortController().signal }, arrival, request);
    const keeping = making.then((made) => keep(made, key, arrival, asked));
    underWay.set(
      flight,
      keeping.catch(() => null).finally(() => underWay.delete(flight)),
    );
    const fresh = await keeping;
    return fresh ? sendKept(fresh, request, asked) : answer(await making, arrival, request);
  }

  async function make(asked: PageRequest, received: Arrival, { origin }: EngineRequest): Promise<Made> {
    const { arrival, resolved } = await resolve(asked, received);
    return resolved.kind === 'page' ? { resolved, made: makeDocument(parts, arrival, resolved, origin) } : { resolved };
  }

  /** What is at the address. When a call on the way ends the session, it is what the visitor gets who is left. */
  async function resolve(asked: PageRequest, arrival: Arrival): Promise<Resolved> {
    const resolved = await resolveOrFail(asked, arrival);
    if (!arrival.visitor.signedIn || arrival.session.current) return { arrival, resolved };
    const left = afterSignOut(arrival, asked);
    return { arrival: left, resolved: await resolveOrFail(asked, left) };
  }

  /** The page, or the site's page that says that it could not be made. */
  async function resolveOrFail(asked: PageRequest, arrival: Arrival): Promise<Resolution> {
    try {
      return await resolvePage(engine, arrival, asked);
    } catch (error) {
      if (asked.signal.aborted) throw error;
      const failure = await resolveFailure(engine, arrival, asked, failureStatus(error));
      if (!failure) throw error;
      parts.report({ kind: 'page', site: arrival.site.key, where: asked.target, error });
      return failure;
    }
  }

  async function keep(
    { resolved, made }: Made,
    key: string,
    arrival: Arrival,
    { secure }: PageRequest,
  ): Promise<KeptResponse | null> {
    if (!made || !isShareable(arrival, resolved) || arrival.now >= resolved.loaded.expires) return null;
    const fresh = keptResponse(
      {
        status: made.status,
        headers: { ...securityHeaders(secure), ...made.headers, 'cache-control': 'no-cache' },
        etag: `W/"${createHash('sha256').update(made.html).digest('base64url').slice(0, 22)}"`,
        expires: resolved.loaded.expires,
        siteVersion: arrival.site.version,
      },
      await compressKept(Buffer.from(made.html)),
    );
    cache.set(key, fresh);
    return fresh;
  }

  /** From here on, strangers get the page without anything being worked out for them. */
  function sendKept(
    kept: KeptResponse,
    { request, origin }: EngineRequest,
    { cookies, target }: PageRequest,
  ): Response {
    const { status, headers, ready, etag } = kept;
    if (cookies === '' && isPlain(target)) cache.set(strangerKey(origin, target), kept);
    if (matchesEtag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { ...headers, etag } });
    const { headers: own, body } = ready[acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)];
    return new Response(new Uint8Array(body), { status, headers: own });
  }

  async function navigation(request: EngineRequest): Promise<Response> {
    const target = request.query.get('path') ?? '';
    if (!isOwnPath(target)) return jsonResponse(400, { error: 'path must be a path of this site' });
    const asked = pageRequest(request, target);
    const received = await receive(engine, asked);
    if (!received) return unknownHost();
    const { arrival, resolved } = await resolve(asked, received);
    const cookies = setCookieHeaders(arrival);
    if (resolved.kind === 'redirect')
      return navigationResponse({ kind: 'redirect', location: resolved.location }, cookies);
    const from = request.query.get('layout');
    if (resolved.kind === 'nothing' || resolved.status >= 500 || (from !== null && from !== resolved.page.layout))
      return navigationResponse({ kind: 'document', location: target }, cookies);
    return navigationResponse(
      pagePayload(arrival, resolved, sheets.of(resolved.page.types), request.origin, parts),
      cookies,
    );
  }

  async function answer({ resolved, made }: Made, arrival: Arrival, { request }: EngineRequest): Promise<Response> {
    const cookies = setCookieHeaders(arrival);
    if (made) return ownResponse(made, request, cookies);
    if (resolved.kind === 'nothing') return nothing(cookies);
    const headers = { location: resolved.location, 'cache-control': 'no-store' };
    return new Response(null, { status: resolved.status, headers: headerList(headers, cookies) });
  }

  function setCookieHeaders(arrival: Arrival): [string, string][] {
    return cookiesToSet(engine, arrival).map((cookie) => ['set-cookie', stringifySetCookie(cookie)]);
  }

  function kept(host: string, origin: string, target: string): KeptResponse | undefined {
    const site = engine.catalogue().byHost(host);
    return site && cache.get(strangerKey(origin, target), site.version, engine.clock());
  }

  return { kept, document, navigation };
}

/** What the one path gave, and to whom. */
interface Resolved {
  readonly arrival: Arrival;
  readonly resolved: Resolution;
}

/** What the one path gave, and its document where that is a page. */
type Made =
  | { readonly resolved: ResolvedPage; readonly made: MadeDocument }
  | { readonly resolved: Exclude<Resolution, ResolvedPage>; readonly made?: never };

function pageRequest({ request, host, origin }: EngineRequest, target: string): PageRequest {
  return {
    host,
    target,
    cookies: request.headers.get('cookie') ?? '',
    secure: origin.startsWith('https:'),
    signal: request.signal,
  };
}

/** Not an address of another host or of the engine itself, nor anything that a browser would turn into one. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\_])[^\u0000-\u0020\u007f\\]*$/.test(target);
}

/** What the commerce API can't do at the moment is no fault of this server. */
function failureStatus(error: unknown): FailureStatus {
  return error instanceof ApiError && error.status === 503 ? 503 : 500;
}

function navigationResponse(payload: NavigationPayload, cookies: [string, string][]): Response {
  return new Response(JSON.stringify(payload), {
    headers: headerList(
      { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', vary: VARY },
      cookies,
    ),
  });
}

function nothing(cookies: [string, string][]): Response {
  const response = textResponse(404, 'There is nothing at this address.\n');
  for (const [name, value] of cookies) response.headers.append(name, value);
  return response;
}

function unknownHost(): Response {
  return textResponse(404, 'No shop answers to this host.\n');
}
