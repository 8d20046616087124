import { createHash } from 'node:crypto';
import { ApiError } from '../api/api-error.ts';
import { PageFault } from '../render/page-fault.ts';
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
import { cookieHeaders } from '../storage/cookie-gate.ts';
import { compressKept } from './compress.ts';
import {
  type Answer,
  type DocumentRequest,
  type EngineRequest,
  jsonResponse,
  responseOf,
  textAnswer,
} from './endpoint.ts';
import { isFramed } from './framed.ts';
import { type DocumentParts, type MadeDocument, makeDocument, ownAnswer, VARY } from './made-document.ts';
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
  document(request: DocumentRequest): Promise<Answer>;
  navigation(request: EngineRequest): Promise<Response>;
}

export function createPageEndpoint(parts: PageEndpointParts): PageEndpoint {
  const { engine, cache, sheets } = parts;

  const underWay = new Map<string, Promise<KeptResponse | null>>();

  async function document(request: DocumentRequest): Promise<Answer> {
    const asked = pageRequest(request, request.target);
    const arrival = await receive(engine, asked);
    if (!arrival) return unknownHost();
    const key = cache.keeps ? shareableKey(arrival, request.origin) : null;
    if (key === null) return answer(await make(asked, arrival, request), arrival, request);
    const known = cache.get(key, arrival.site.version, arrival.now);
    if (known) return keptAnswer(known, request, asked);
    return shared(key, asked, arrival, request);
  }

  /** One page for all who ask for the same at once. What turns out to be nobody else's is made for each. */
  async function shared(key: string, asked: PageRequest, arrival: Arrival, request: DocumentRequest): Promise<Answer> {
    const flight = `${arrival.site.version}\n${key}`;
    const started = underWay.get(flight);
    if (started) {
      const fresh = await started;
      return fresh ? keptAnswer(fresh, request, asked) : answer(await make(asked, arrival, request), arrival, request);
    }
    // Others wait for this page too, so it is made even when who asked first goes away.
    const making = make({ ...asked, signal: new AbortController().signal }, arrival, request);
    const keeping = making.then((made) => keep(made, key, arrival, asked));
    underWay.set(
      flight,
      keeping.catch(() => null).finally(() => underWay.delete(flight)),
    );
    const fresh = await keeping;
    return fresh ? keptAnswer(fresh, request, asked) : answer(await making, arrival, request);
  }

  async function make(asked: PageRequest, received: Arrival, { origin }: DocumentRequest): Promise<Made> {
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
    if (arrival.site.config.maintenance) return resolveMaintenance(asked, arrival);
    try {
      return await resolvePage(engine, arrival, asked);
    } catch (error) {
      if (asked.signal.aborted) throw error;
      const status = failureStatus(error);
      const page = error instanceof PageFault ? error.page : undefined;
      const failure = await resolveFailure(engine, arrival, asked, status, page);
      if (!failure) throw error;
      if (status !== 418) parts.report({ kind: 'page', site: arrival.site.key, where: asked.target, error });
      return failure;
    }
  }

  /** Nothing of the shop is asked while its operator has closed it. */
  async function resolveMaintenance(asked: PageRequest, arrival: Arrival): Promise<Resolution> {
    const closed = await resolveFailure(engine, arrival, asked, 503);
    if (!closed) throw new Error(`the site ${arrival.site.key} is closed, and has no page that says so`);
    return closed;
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
  function keptAnswer(kept: KeptResponse, request: DocumentRequest, { cookies, target }: PageRequest): Answer {
    const { headers: asked, origin } = request;
    const { status, headers, ready, etag } = kept;
    if (cookies === '' && isPlain(target)) cache.set(strangerKey(origin, target), kept);
    if (matchesEtag(asked.get('if-none-match'), etag))
      return { status: 304, headers: { ...headers, etag }, body: null };
    const { headers: own, body } = ready[acceptedEncoding(asked.get('accept-encoding') ?? undefined)];
    return { status, headers: own, body };
  }

  async function navigation(request: EngineRequest): Promise<Response> {
    const target = request.query.get('path') ?? '';
    if (!isOwnPath(target)) return jsonResponse(400, { error: 'path must be a path of this site' });
    const { headers, signal } = request.request;
    const asked = pageRequest({ ...request, headers, signal }, target);
    const received = await receive(engine, asked);
    if (!received) return responseOf(unknownHost());
    const { arrival, resolved } = await resolve(asked, received);
    const cookies = cookieHeader(arrival);
    const { customerId } = arrival.visitor;
    if (resolved.kind === 'redirect')
      return navigationResponse({ kind: 'redirect', location: resolved.location, customerId }, cookies);
    const from = request.query.get('layout');
    if (resolved.kind === 'nothing' || resolved.status >= 500 || (from !== null && from !== resolved.page.layout))
      return navigationResponse({ kind: 'document', location: target, customerId }, cookies);
    return navigationResponse(
      pagePayload(arrival, resolved, sheets.of(resolved.page.types, resolved.page.overlayTypes), request.origin, parts),
      cookies,
    );
  }

  async function answer({ resolved, made }: Made, arrival: Arrival, request: DocumentRequest): Promise<Answer> {
    const cookies = cookieHeader(arrival);
    if (made) return ownAnswer(made, request, cookies);
    if (resolved.kind === 'nothing') return textAnswer(404, 'There is nothing at this address.\n', cookies);
    const headers = { location: resolved.location, 'cache-control': 'no-store', ...cookies };
    return { status: resolved.status, headers, body: null };
  }

  function cookieHeader(arrival: Arrival): Answer['headers'] {
    return cookieHeaders(cookiesToSet(engine, arrival));
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

function pageRequest({ headers, signal, host, origin, address }: DocumentRequest, target: string): PageRequest {
  const secure = origin.startsWith('https:');
  const framed = isFramed(headers);
  return { host, target, cookies: headers.get('cookie') ?? '', secure, framed, address, signal };
}

/** Not an address of another host or of the engine itself, nor anything that a browser would turn into one. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\_])[^\u0000-\u0020\u007f\\]*$/.test(target);
}

/** What the commerce API can't do at the moment is no fault of this server. */
function failureStatus(error: unknown): FailureStatus {
  if (error instanceof PageFault) return error.status;
  return error instanceof ApiError && error.status === 503 ? 503 : 500;
}

function navigationResponse(payload: NavigationPayload, cookies: Answer['headers']): Response {
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', vary: VARY };
  return responseOf({ status: 200, headers: { ...json, ...cookies }, body: JSON.stringify(payload) });
}

function unknownHost(): Answer {
  return textAnswer(404, 'No shop answers to this host.\n');
}
