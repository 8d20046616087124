import type { ReadableHeaders } from '../site/request-host.ts';
import type { PageOrigin, ServedPage } from '../telemetry/request-observer.ts';

/** A request as the engine's endpoints see it. `host` has been checked and carries no port. */
export interface EngineRequest {
  readonly request: Request;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Path and query as they came. */
  readonly target: string;
  readonly host: string;
  /** Origin of the request, for checks of the Origin header. Cached content uses the site's `publicOrigin`. */
  readonly origin: string;
  /** The server's own port; null behind a trusted proxy. */
  readonly port: number | null;
  /** IP address; null if unknown. */
  readonly address: string | null;
}

/** A request for a page as a document. */
export interface PageDocumentRequest extends Pick<EngineRequest, 'target' | 'host' | 'origin' | 'port' | 'address'> {
  readonly headers: ReadableHeaders;
  /** Ends when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** HTTP answer as plain values. A header with several values is sent several times. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer | null;
  /** For metrics; only pages have it. */
  readonly served?: ServedPage & { readonly origin: PageOrigin };
}

export type Endpoint = (request: EngineRequest) => Promise<Response> | Response;

/** An endpoint on a hot path, which answers in plain values. */
export type PlainAnswerEndpoint = (request: EngineRequest) => Promise<HttpAnswer>;

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export function createTextAnswer(status: number, text: string, headers: HttpAnswer['headers'] = {}): HttpAnswer {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...plain, ...headers }, body: text };
}

export function createTextResponse(status: number, text: string, headers: HttpAnswer['headers'] = {}): Response {
  return toFetchResponse(createTextAnswer(status, text, headers));
}

/** Converts an answer for code that uses `fetch` types. */
export function toFetchResponse({ status, headers, body }: HttpAnswer): Response {
  return new Response(body === null || typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: hasOneEach(headers) ? headers : Object.entries(headers).flatMap(repeated),
  });
}

function hasOneEach(headers: HttpAnswer['headers']): headers is Record<string, string> {
  return Object.values(headers).every((value) => typeof value === 'string');
}

function repeated([name, value]: [string, string | string[]]): [string, string][] {
  return [value].flat().map((one) => [name, one]);
}

export function createJsonResponse(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
