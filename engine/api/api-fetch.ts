/** A request to the API, as `fetch` takes it. */
export interface ApiRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData | ReadableStream<Uint8Array>;
  readonly duplex?: 'half';
  readonly redirect: 'error';
  readonly signal: AbortSignal;
}

export interface ApiResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Sends an API request; `fetch` is compatible. */
export type ApiFetch = (url: string, request: ApiRequest) => Promise<ApiResponse>;
