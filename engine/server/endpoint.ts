import type { HeaderReader } from '../site/request-host.ts';

/** A request as the engine's endpoints see it. `host` has been checked and carries no port. */
export interface EngineRequest {
  readonly request: Request;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Path and query as they came. */
  readonly target: string;
  readonly host: string;
  /**
   * Scheme, host and port of the request, for checks of the Origin header. Cached or shared content uses `resolvePublicOrigin` of the
   * site instead.
   */
  readonly origin: string;
  /** The server's own port; null behind a trusted proxy. */
  readonly port: number | null;
  /** Where the visitor's request came from; null where the connection tells none. */
  readonly address: string | null;
}

/** A request for a page as a document. */
export interface DocumentRequest extends Pick<EngineRequest, 'target' | 'host' | 'origin' | 'port' | 'address'> {
  readonly headers: HeaderReader;
  /** Ends when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** An answer in plain values, which the server writes as they stand. A header with several values is sent as often. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer | null;
}

export type Endpoint = (request: EngineRequest) => Promise<Response> | Response;

/** An endpoint that is asked so often that it answers in plain values. */
export type AnswerEndpoint = (request: EngineRequest) => Promise<HttpAnswer>;

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export function createTextAnswer(status: number, text: string, headers: HttpAnswer['headers'] = {}): HttpAnswer {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...plain, ...headers }, body: text };
}

export function createTextResponse(status: number, text: string, headers: HttpAnswer['headers'] = {}): Response {
  return toFetchResponse(createTextAnswer(status, text, headers));
}

/** An answer for those who speak of it in the terms of `fetch`. */
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
