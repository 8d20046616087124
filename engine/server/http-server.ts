import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { compressHttpAnswer, compressResponse } from './compress-response.ts';
import {
  type ClientTimeoutsAndLimits,
  closeAfterUnreadBody,
  createNodeServerTimeoutOptions,
  DEFAULT_CLIENT_TIMEOUTS_AND_LIMITS,
  hasBody,
  limitConnections,
} from './connection-limits.ts';
import { createConnectionClosingResponseClass } from './drain-server.ts';
import {
  createTextResponse,
  type Endpoint,
  type EngineRequest,
  type HttpAnswer,
  type PlainAnswerEndpoint,
  toFetchResponse,
} from './endpoint.ts';
import { classifyEndpointRequest, ignoreHeader, observeRequest } from './observe-requests.ts';
import { isStageWrite, refuseStageWrite } from './preview/stage-cookie.ts';
import { refuseMalformedRequestOnSocket } from './refuse-malformed-request.ts';
import { refuseBeyondLimits, type SendRefusal } from './request-limits.ts';
import { isHttpsRequest, resolveRequestOrigin } from './request-origin.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { NO_SITES_TO_SERVE_YET_MESSAGE, type PageSenderDependencies, sendPage } from './send-page.ts';
import { limitSlowBodies } from './slow-bodies.ts';

export interface HttpServerDependencies extends PageSenderDependencies {
  /** Engine paths by first segment, such as `_page`; those without an underscore accept POST only. */
  readonly endpoints: ReadonlyMap<string, Endpoint | PlainAnswerEndpoint>;
  /** Finds files and calls outside the engine paths, such as `/robots.txt`. */
  readonly findFile: (path: string) => Endpoint | undefined;
  /** Aborted when the server is shutting down. */
  readonly stopping?: AbortSignal;
  readonly limits?: Partial<ClientTimeoutsAndLimits>;
}

const STOPPING = 'The shops are stopping.\n';

const NO_HOST = 'The Host header names no host.\n';
const FOREIGN_HOST = 'X-Forwarded-Host names no host of a shop here.\n';

const OWN_METHODS = new Set(['GET', 'HEAD', 'POST']);

/** HTTP server of all brands: checks the host, then answers with an engine endpoint or a page. */
export function createHttpServer(parts: HttpServerDependencies): Server {
  const { stopping = new AbortController().signal } = parts;
  const limits = { ...DEFAULT_CLIENT_TIMEOUTS_AND_LIMITS, ...parts.limits };
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const target = incoming.url ?? '/';
    const path = target.split('?', 1)[0] ?? '/';
    const requestOrigin = resolveRequestOrigin(incoming, parts.trusted);
    if (!requestOrigin) return withSecurity(createTextResponse(400, NO_HOST), isHttpsRequest(incoming, parts.trusted));
    const { host, origin, port, secure, address } = requestOrigin;
    const query = new URLSearchParams(target.slice(path.length));
    const engineRequest: EngineRequest = { request, path, query, target, host, origin, port, address };
    try {
      const endpoint = isStageWrite(request) ? refuseStageWrite : pick(parts, path, request.method);
      const answered = await observeRequest<Response | HttpAnswer>(
        parts,
        () => ({
          ...classifyEndpointRequest(path, parts.endpoints, parts.findFile(path) !== undefined),
          host,
          // Reading `signal` creates the whole Request object, so it is read only after a failure.
          isAborted: () => request.signal.aborted,
          readHeader: parts.trusted(incoming.socket.remoteAddress) ? (name) => request.headers.get(name) : ignoreHeader,
        }),
        () => endpoint(engineRequest),
      );
      const accepted = request.headers.get('accept-encoding');
      if (!isPlain(answered)) return withSecurity(await compressResponse(answered, accepted), secure);
      const plain = await compressHttpAnswer(answered, accepted);
      return toFetchResponse({ ...plain, headers: withSecurityHeaders(plain.headers, secure) });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      parts.failed(error, target);
      return withSecurity(toFetchResponse(parts.lastResort(host)), secure);
    }
  };
  const listener = getRequestListener(
    (request, bindings) => answer(request, isHttp(bindings) ? bindings.incoming : unreachable()),
    { overrideGlobalObjects: true },
  );
  const route = (request: IncomingMessage, response: ServerResponse, reply: SendRefusal) => {
    const requestOrigin = resolveRequestOrigin(request, parts.trusted);
    if (!requestOrigin) reply(400, NO_HOST);
    else if (requestOrigin.forwarded && parts.ready() && !parts.serves(requestOrigin.host)) reply(400, FOREIGN_HOST);
    else if (isPage(request) && !isFile(parts, request.url ?? '/')) sendPage(parts, requestOrigin, request, response);
    else void listener(request, response);
  };
  // Node would refuse a missing host without the security headers.
  const options = {
    requireHostHeader: false,
    ServerResponse: createConnectionClosingResponseClass(stopping),
    ...createNodeServerTimeoutOptions(limits),
  };
  const server = createServer(options, (request, response) => {
    const { url = '' } = request;
    const reply: SendRefusal = (status, text, headers) =>
      sendText(response, status, text, isHttpsRequest(request, parts.trusted), headers);
    if (hasBody(request)) {
      closeAfterUnreadBody(request, response);
      watchBody(request);
    }
    try {
      const isHealth = /^\/healthz(?:\?|$)/.test(url);
      if (isHealth && stopping.aborted) reply(503, STOPPING);
      else if (isHealth && parts.ready()) reply(200, 'ok\n');
      else if (isHealth) reply(503, NO_SITES_TO_SERVE_YET_MESSAGE);
      else if (!url.startsWith('/')) reply(400, 'The request target is no path.\n');
      else if (hostCount(request) > 1) reply(400, NO_HOST);
      else if (!refuseBeyondLimits(request, limits, reply)) route(request, response, reply);
    } catch (error) {
      parts.failed(error, url);
      reply(500, 'The server failed.\n');
    }
  });
  limitConnections(server, limits, parts.trusted);
  const watchBody = limitSlowBodies(server, limits);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const secure = isHttpsRequest(request, parts.trusted);
    sendText(response, 417, 'Nothing but 100-continue can be expected here.\n', secure);
  });
  return server.on('clientError', (error, socket) => refuseMalformedRequestOnSocket(error, socket, parts.trusted));
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  secure: boolean,
  headers: Readonly<Record<string, string>> = {},
): void {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers };
  response
    .writeHead(status, { ...withSecurityHeaders(plain, secure), 'content-length': Buffer.byteLength(text) })
    .end(text);
}

/** Node uses the first of several Host headers, but a proxy may use the last. */
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

function isFile({ findFile }: Pick<HttpServerDependencies, 'findFile'>, url: string): boolean {
  const query = url.indexOf('?');
  return findFile(query === -1 ? url : url.slice(0, query)) !== undefined;
}

function pick(
  { endpoints, findFile }: Pick<HttpServerDependencies, 'endpoints' | 'findFile'>,
  path: string,
  method: string,
): Endpoint | PlainAnswerEndpoint {
  if (!OWN_METHODS.has(method)) return onlyGet;
  const file = method === 'POST' ? undefined : findFile(path);
  if (file) return file;
  return endpoints.get(path.slice(1).split('/', 1)[0] ?? '') ?? (path.startsWith('/_') ? nothing : onlyGet);
}

function isPlain(answered: Response | HttpAnswer): answered is HttpAnswer {
  return !(answered.headers instanceof Headers);
}

function nothing(): Response {
  return createTextResponse(404, 'There is nothing at this address.\n');
}

function onlyGet(): Response {
  return createTextResponse(405, 'Only GET is possible here.\n', { allow: 'GET, HEAD' });
}

function withSecurity(response: Response, secure: boolean): Response {
  const own = Object.fromEntries(
    ['content-security-policy', 'referrer-policy'].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  for (const [name, value] of Object.entries(withSecurityHeaders(own, secure))) response.headers.set(name, value);
  return response;
}
