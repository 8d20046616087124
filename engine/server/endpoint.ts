/** A request as the engine's endpoints see it. `host` has been checked and carries no port. */
export interface EngineRequest {
  readonly request: Request;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Path and query as they came. */
  readonly target: string;
  readonly host: string;
  /** Scheme, host and port that the visitor's browser uses. */
  readonly origin: string;
}

export type Endpoint = (request: EngineRequest) => Promise<Response> | Response;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

export function jsonResponse(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
