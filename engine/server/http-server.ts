import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type HeaderLookup, requestHost, requestIsSecure, type TrustedProxies } from '../site/host.ts';
import { compressResponse } from './compress-response.ts';
import { type Endpoint, type EngineRequest, textResponse } from './endpoint.ts';
import { acceptedEncoding, type KeptResponse, matchesEtag } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpServerParts {
  readonly trusted: TrustedProxies;
  /** Whether there is anything to serve. */
  readonly ready: () => boolean;
  /** The engine's own paths, by their first segment such as `_page`. */
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly page: Endpoint;
  /** The kept page for a visitor without cookies; undefined where it must be made. */
  readonly kept: (host: string, origin: string, target: string) => KeptResponse | undefined;
  readonly failed: (error: unknown, target: string) => void;
}

/** The one HTTP server of all brands: checks the host, then picks an endpoint. */
export function createHttpServer(parts: HttpServerParts): Server {
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const target = incoming.url ?? '/';
    const path = target.split('?', 1)[0] ?? '/';
    const asked = askedHost(incoming, parts.trusted);
    if (!asked) return textResponse(400, 'The Host header names no host.\n');
    const { host, origin, secure } = asked;
    const query = new URLSearchParams(target.slice(path.length));
    const engineRequest: EngineRequest = { request, path, query, target, host, origin };
    try {
      const response = await pick(parts, path, request.method)(engineRequest);
      return withSecurity(await compressResponse(response, request.headers.get('accept-encoding')), secure);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      parts.failed(error, target);
      return withSecurity(serverError(), secure);
    }
  };
  const listener = getRequestListener(
    (request, bindings) => answer(request, isHttp(bindings) ? bindings.incoming : unreachable()),
    { overrideGlobalObjects: true },
  );
  return createServer((request, response) => {
    const { url = '' } = request;
    try {
      if (/^\/healthz(?:\?|$)/.test(url)) sendHealth(parts, response);
      else if (!url.startsWith('/')) sendText(response, 400, 'The request target is no path.\n');
      else if (hostCount(request) > 1) sendText(response, 400, 'The Host header names no host.\n');
      else if (!sendKept(parts, request, response)) void listener(request, response);
    } catch (error) {
      parts.failed(error, url);
      sendText(response, 500, 'The server failed.\n');
    }
  });
}

/** Ready when there is a site to serve: an engine that has not got its documents yet takes no visitors. */
function sendHealth({ ready }: HttpServerParts, response: ServerResponse): void {
  if (ready()) sendText(response, 200, 'ok\n');
  else sendText(response, 503, 'There is no site to serve yet.\n');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  response.writeHead(status, headers).end(text);
}

/** Node keeps the first of several Host headers; a proxy in front may have gone by the last. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length;
}

/** The short way for most requests of strangers: a page that is ready, without making anything. */
function sendKept(parts: HttpServerParts, request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, url: target = '/', method } = request;
  if (method !== 'GET' || headers.cookie !== undefined || target.startsWith('/_')) return false;
  const asked = askedHost(request, parts.trusted);
  const kept = asked && parts.kept(asked.host, asked.origin, target);
  if (!kept) return false;
  if (matchesEtag(headers['if-none-match'], kept.etag)) {
    response.writeHead(304, { ...kept.headers, etag: kept.etag }).end();
    return true;
  }
  const { headers: own, body } = kept.ready[acceptedEncoding(headers['accept-encoding']?.toString())];
  response.writeHead(kept.status, own).end(body);
  return true;
}

interface AskedHost {
  readonly host: string;
  readonly origin: string;
  readonly secure: boolean;
}

function askedHost(incoming: IncomingMessage, trusted: TrustedProxies): AskedHost | null {
  const headers = lookup(incoming);
  const { remoteAddress } = incoming.socket;
  const found = requestHost(headers, trusted, remoteAddress);
  if (!found) return null;
  const secure = requestIsSecure(headers, trusted, remoteAddress, 'encrypted' in incoming.socket);
  const name = found.hostname.includes(':') ? `[${found.hostname}]` : found.hostname;
  const port = found.port === null ? '' : `:${found.port}`;
  return { host: found.hostname, origin: `${secure ? 'https' : 'http'}://${name}${port}`, secure };
}

function isHttp(bindings: object): bindings is HttpBindings {
  return 'incoming' in bindings && 'outgoing' in bindings;
}

function unreachable(): never {
  throw new Error('the server speaks HTTP/1.1 only');
}

function lookup({ headers }: IncomingMessage): HeaderLookup {
  return {
    get(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}

function pick({ endpoints, page, ready }: HttpServerParts, path: string, method: string): Endpoint {
  const reads = method === 'GET' || method === 'HEAD';
  if (path.startsWith('/_')) {
    const endpoint = endpoints.get(path.slice(1).split('/', 1)[0] ?? '') ?? nothing;
    return reads || method === 'POST' ? endpoint : onlyGet;
  }
  if (!reads) return onlyGet;
  return ready() ? page : notReady;
}

function notReady(): Response {
  return textResponse(503, 'There is no site to serve yet.\n', { 'retry-after': '5' });
}

function nothing(): Response {
  return textResponse(404, 'There is nothing at this address.\n');
}

function onlyGet(): Response {
  return textResponse(405, 'Only GET is possible here.\n', { allow: 'GET, HEAD' });
}

function withSecurity(response: Response, secure: boolean): Response {
  for (const [name, value] of Object.entries(securityHeaders(secure))) response.headers.set(name, value);
  if (!response.headers.has('content-security-policy'))
    response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  return response;
}

/** The last resort, when not even the error page could be made (specification: error pages, generic). */
function serverError(): Response {
  const html =
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>It\'s not you, it\'s us!</title><h1>It\'s not you, it\'s us!</h1><p><a href="/">Home</a></p></html>';
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
