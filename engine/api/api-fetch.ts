/** A request to the API, as `fetch` takes it. */
export interface ApiRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData | ReadableStream<Uint8Array>;
  readonly duplex?: 'half';
  readonly redirect: 'error';
  readonly signal: AbortSignal;
}

/** The part of a `Response` that calls need. */
export interface ApiResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Sends a request to the API. `fetch` is one. */
export type ApiFetch = (url: string, request: ApiRequest) => Promise<ApiResponse>;
