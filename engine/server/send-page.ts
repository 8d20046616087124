import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrustedProxies } from '../site/host.ts';
import type { FindCachedDocument } from './cached-documents.ts';
import { type Answer, type DocumentRequest, textAnswer } from './endpoint.ts';
import { isFramed } from './framed.ts';
import { cachedAnswer } from './page-cache.ts';
import { headerLookup, type RequestedHost } from './request-origin.ts';
import { withSecurityHeaders } from './security-headers.ts';

export interface PageServerParts {
  readonly trusted: TrustedProxies;
  /** Whether there is anything to serve. */
  readonly ready: () => boolean;
  /** Whether a brand has this host. */
  readonly serves: (host: string) => boolean;
  readonly page: (request: DocumentRequest) => Promise<Answer>;
  /** The cached page for a visitor without cookies; undefined where it must be made. */
  readonly cached: FindCachedDocument;
  readonly failed: (error: unknown, target: string) => void;
}

/** An engine that has not got its documents yet takes no visitors. */
export const NO_SITE = 'There is no site to serve yet.\n';

/** Answers `GET` and `HEAD` of a page. Most requests of strangers end here without anything being made. */
export function sendPage(
  parts: PageServerParts,
  asked: RequestedHost,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers, url: target = '/', method } = request;
  const isAnonymous = method === 'GET' && headers.cookie === undefined;
  const known = headerLookup(request);
  const { host, secure, port } = asked;
  const cached = isAnonymous ? parts.cached({ host, secure, port, target, framed: isFramed(known) }) : undefined;
  if (cached) {
    const answer = cachedAnswer(cached, known);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  } else void sendMade(parts, asked, request, response);
}

async function sendMade(
  { page, ready, failed }: PageServerParts,
  { host, origin, port, secure, address }: RequestedHost,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url: target = '/' } = request;
  const visit = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) visit.abort();
  });
  const { signal } = visit;
  try {
    const asked = { host, origin, port, address, target, headers: headerLookup(request), signal };
    send(response, ready() ? await page(asked) : notReady(), secure);
  } catch (error) {
    if (signal.aborted) return;
    failed(error, target);
    if (response.headersSent) response.destroy();
    else send(response, serverError(), secure);
  }
}

/** Bytes go out as they are; Node would copy a text once more to put it behind its headers. */
function send(response: ServerResponse, { status, headers, body }: Answer, secure: boolean): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const length = bytes === null ? {} : { 'content-length': bytes.byteLength };
  response.writeHead(status, { ...withSecurityHeaders(headers, secure), ...length }).end(bytes ?? '');
}

function notReady(): Answer {
  return textAnswer(503, NO_SITE, { 'retry-after': '5', 'x-robots-tag': 'noindex' });
}

/** The last resort, when not even the error page could be made (specification: error pages, generic). */
export function serverError(): Answer {
  const body =
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>It\'s not you, it\'s us!</title><h1>It\'s not you, it\'s us!</h1><p><a href="/">Home</a></p></html>';
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}
