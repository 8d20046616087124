import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IsTrustedProxy } from '../site/request-host.ts';
import { OTHER } from '../telemetry/request-observer.ts';
import type { FindCachedDocument } from './cached-documents.ts';
import { createTextAnswer, type HttpAnswer, type PageDocumentRequest } from './endpoint.ts';
import { isFramedByRequestHeaders } from './framed-request.ts';
import type { FindLastResortPage } from './last-resort-page.ts';
import { ignoreHeader, observeRequest, type RequestTelemetry } from './observe-requests.ts';
import { createCachedPageAnswer } from './page-cache.ts';
import { type ResolvedRequestOrigin, toReadableHeaders } from './request-origin.ts';
import { withSecurityHeaders } from './security-headers.ts';

export interface PageSenderDependencies extends RequestTelemetry {
  readonly trusted: IsTrustedProxy;
  /** Whether there is anything to serve. */
  readonly ready: () => boolean;
  /** Whether a brand has this host. */
  readonly serves: (host: string) => boolean;
  readonly page: (request: PageDocumentRequest) => Promise<HttpAnswer>;
  /** The cached page for a visitor without cookies; undefined where it must be made. */
  readonly cached: FindCachedDocument;
  readonly failed: (error: unknown, target: string) => void;
  readonly lastResort: FindLastResortPage;
}

export const NO_SITES_TO_SERVE_YET_MESSAGE = 'There is no site to serve yet.\n';

/** Answers `GET` and `HEAD` of a page. Most requests without cookies end here with a cached page. */
export function sendPage(
  parts: PageSenderDependencies,
  requestOrigin: ResolvedRequestOrigin,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers, url: target = '/', method } = request;
  const isAnonymous = method === 'GET' && headers.cookie === undefined;
  const known = toReadableHeaders(request);
  const { host, secure, port } = requestOrigin;
  const cached = isAnonymous
    ? parts.cached({
        host,
        secure,
        port,
        target,
        framed: isFramedByRequestHeaders(known),
        acceptLanguage: known.get('accept-language'),
      })
    : undefined;
  if (cached) {
    const answer = createCachedPageAnswer(cached, known);
    response.writeHead(answer.status, answer.headers).end(answer.body);
    parts.observer?.observeCachedPage(cached.page.served, answer.status);
  } else void sendMade(parts, requestOrigin, request, response);
}

async function sendMade(
  parts: PageSenderDependencies,
  { host, origin, port, secure, address }: ResolvedRequestOrigin,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { page, ready, failed, lastResort } = parts;
  const { url: target = '/' } = request;
  const visit = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) visit.abort();
  });
  const { signal } = visit;
  try {
    const headers = toReadableHeaders(request);
    const pageRequest = { host, origin, port, address, target, headers, signal };
    const describe = () => ({
      ...{ kind: 'page' as const, route: OTHER, host, isAborted: () => signal.aborted },
      readHeader: parts.trusted(request.socket.remoteAddress) ? headers.get : ignoreHeader,
    });
    send(response, await observeRequest(parts, describe, () => (ready() ? page(pageRequest) : notReady())), secure);
  } catch (error) {
    if (signal.aborted) return;
    failed(error, target);
    if (response.headersSent) response.destroy();
    else send(response, lastResort(host), secure);
  }
}

/** Sent as bytes; Node would copy a string to append it to the headers. */
function send(response: ServerResponse, { status, headers, body }: HttpAnswer, secure: boolean): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const length = bytes === null ? {} : { 'content-length': bytes.byteLength };
  response.writeHead(status, { ...withSecurityHeaders(headers, secure), ...length }).end(bytes ?? '');
}

function notReady(): HttpAnswer {
  return createTextAnswer(503, NO_SITES_TO_SERVE_YET_MESSAGE, { 'retry-after': '5', 'x-robots-tag': 'noindex' });
}
