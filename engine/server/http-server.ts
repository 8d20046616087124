import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { askedHost } from './asked-host.ts';
import { compressAnswer, compressResponse } from './compress-response.ts';
import {
  type Answer,
  type Endpoint,
  type EngineRequest,
  type PlainEndpoint,
  responseOf,
  textResponse,
} from './endpoint.ts';
import { guarded } from './security-headers.ts';
import { type PageServerParts, sendPage, serverError } from './send-page.ts';

export interface HttpServerParts extends PageServerParts {
  /** The engine's own paths, by their first segment such as `_page`; one without an underscore takes POST alone. */
  readonly endpoints: ReadonlyMap<string, Endpoint | PlainEndpoint>;
}

const OWN_METHODS = new Set(['GET', 'HEAD', 'POST']);

/** The one HTTP server of all brands: checks the host, then sends a page or what the endpoint of an own path answers. */
export function createHttpServer(parts: HttpServerParts): Server {
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const target = incoming.url ?? '/';
    const path = target.split('?', 1)[0] ?? '/';
    const asked = askedHost(incoming, parts.trusted);
    if (!asked) return textResponse(400, 'The Host header names no host.\n');
    const { host, origin, secure, address } = asked;
    const query = new URLSearchParams(target.slice(path.length));
    const engineRequest: EngineRequest = { request, path, query, target, host, origin, address };
    try {
      const answered = await pick(parts, path, request.method)(engineRequest);
      const accepted = request.headers.get('accept-encoding');
      if (!isPlain(answered)) return withSecurity(await compressResponse(answered, accepted), secure);
      const plain = await compressAnswer(answered, accepted);
      return responseOf({ ...plain, headers: guarded(plain.headers, secure) });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      parts.failed(error, target);
      return withSecurity(responseOf(serverError()), secure);
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
      else if (isPage(request)) sendPage(parts, request, response);
      else void listener(request, response);
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

function isHttp(bindings: object): bindings is HttpBindings {
  return 'incoming' in bindings && 'outgoing' in bindings;
}

function unreachable(): never {
  throw new Error('the server speaks HTTP/1.1 only');
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/_');
}

function pick({ endpoints }: HttpServerParts, path: string, method: string): Endpoint | PlainEndpoint {
  if (!OWN_METHODS.has(method)) return onlyGet;
  return endpoints.get(path.slice(1).split('/', 1)[0] ?? '') ?? (path.startsWith('/_') ? nothing : onlyGet);
}

function isPlain(answered: Response | Answer): answered is Answer {
  return !(answered.headers instanceof Headers);
}

function nothing(): Response {
  return textResponse(404, 'There is nothing at this address.\n');
}

function onlyGet(): Response {
  return textResponse(405, 'Only GET is possible here.\n', { allow: 'GET, HEAD' });
}

function withSecurity(response: Response, secure: boolean): Response {
  const policy = response.headers.get('content-security-policy');
  const own = policy === null ? {} : { 'content-security-policy': policy };
  for (const [name, value] of Object.entries(guarded(own, secure))) response.headers.set(name, value);
  return response;
}
