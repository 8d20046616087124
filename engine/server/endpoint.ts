import type { HeaderLookup } from '../site/host.ts';

/** A request as the engine's endpoints see it. `host` has been checked and carries no port. */
export interface EngineRequest {
  readonly request: Request;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Path and query as they came. */
  readonly target: string;
  readonly host: string;
  /**
   * Scheme, host and port of the request, for checks of the Origin header. Cached or shared content uses `publicOrigin` of the
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
  readonly headers: HeaderLookup;
  /** Ends when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** An answer in plain values, which the server writes as they stand. A header with several values is sent as often. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer | null;
}

export type Endpoint = (request: EngineRequest) => Promise<Response> | Response;

/** An endpoint that is asked so often that it answers in plain values. */
export type PlainEndpoint = (request: EngineRequest) => Promise<Answer>;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export function textAnswer(status: number, text: string, headers: Answer['headers'] = {}): Answer {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...plain, ...headers }, body: text };
}

export function textResponse(status: number, text: string, headers: Answer['headers'] = {}): Response {
  return toFetchResponse(textAnswer(status, text, headers));
}

/** An answer for those who speak of it in the terms of `fetch`. */
export function toFetchResponse({ status, headers, body }: Answer): Response {
  return new Response(body === null || typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: hasOneEach(headers) ? headers : Object.entries(headers).flatMap(repeated),
  });
}

function hasOneEach(headers: Answer['headers']): headers is Record<string, string> {
  return Object.values(headers).every((value) => typeof value === 'string');
}

function repeated([name, value]: [string, string | string[]]): [string, string][] {
  return [value].flat().map((one) => [name, one]);
}

export function jsonResponse(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
