import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import type { ReadableHeaders } from '../site/request-host.ts';
import type { ServedPage } from '../telemetry/request-observer.ts';
import { createEdgeCacheHeaders, type EdgeCaching } from './edge/edge-caching.ts';
import type { HttpAnswer } from './endpoint.ts';

/** A response encoded for each content encoding. */
export interface EncodedResponse {
  readonly status: number;
  /** Headers of every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** All headers and the body of each encoding. */
  readonly ready: Readonly<
    Record<ContentEncoding, { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }>
  >;
  readonly etag: string;
  /** When the load of the oldest of its data began. All times are in epoch milliseconds. */
  readonly made: number;
  readonly expires: number;
  /** Until when it may be served stale; until it expires when left out. */
  readonly validUntil?: number;
  /** Made of stale answers, or not renderable now; requests do not wait for the next attempt. */
  readonly isStale?: boolean;
  /** Version of the site in the language of the page. */
  readonly siteVersion: string;
  /** Names of the query parameters that its route reads. */
  readonly query: readonly string[];
  readonly layout: string;
  /** Cache keys of the API's answers that it shows. */
  readonly answers: ReadonlySet<string>;
  /** What an edge in front may do with it; missing without one. */
  readonly edge?: EdgeCaching;
  /** For metrics. */
  readonly served: ServedPage;
}

export type ContentEncoding = 'br' | 'gzip' | 'identity';

export interface PageCache {
  /** False for a cache of size 0, so that nothing is encoded for it. */
  readonly isEnabled: boolean;
  get(key: string, siteVersion: string, now: number): EncodedResponse | undefined;
  /** An expired response that may still be served stale. */
  stale(key: string, siteVersion: string, now: number): EncodedResponse | undefined;
  set(key: string, response: EncodedResponse): void;
  clear(): void;
  /** Removes pages that were rendered before one of their API answers changed. The map has the time of each change, in epoch milliseconds. */
  dropMadeOf(changes: ReadonlyMap<string, number>): void;
  use(): CacheUsage;
}

const NAME = 'pages';

/** Holds responses of at most this many bytes in all; the least recently used goes first. With 0 it holds none. */
export function createPageCache(maxBytes = 256 * 1024 * 1024): PageCache {
  if (maxBytes === 0)
    return {
      isEnabled: false,
      get: () => undefined,
      stale: () => undefined,
      set: () => {},
      clear: () => {},
      dropMadeOf: () => {},
      use: () => ({ name: NAME, entries: 0, bytes: 0, maxBytes: 0 }),
    };
  const cache = createByteLimitedCache<EncodedResponse>({
    name: NAME,
    maxBytes,
    sizeOf: ({ ready }) => 2048 + ready.br.body.length + ready.gzip.body.length + ready.identity.body.length,
  });
  return {
    isEnabled: true,
    get(key, siteVersion, now) {
      const response = cache.get(key);
      if (!response) return undefined;
      if (response.expires > now && response.siteVersion === siteVersion) return response;
      if (!isUsable(response, siteVersion, now)) cache.delete(key);
      return undefined;
    },
    stale(key, siteVersion, now) {
      const response = cache.get(key);
      return response && isUsable(response, siteVersion, now) ? response : undefined;
    },
    set: cache.set,
    clear: cache.clear,
    dropMadeOf(changes) {
      for (const [key, { answers, made }] of [...cache.entries()])
        if ([...answers].some((one) => made <= (changes.get(one) ?? Number.NEGATIVE_INFINITY))) cache.delete(key);
    },
    use: cache.use,
  };
}

function isUsable(
  { expires, validUntil = expires, siteVersion: made }: Pick<EncodedResponse, 'expires' | 'validUntil' | 'siteVersion'>,
  siteVersion: string,
  now: number,
) {
  return validUntil > now && made === siteVersion;
}

/** Builds the response from its body in each encoding. */
export function createResponseInEveryEncoding(
  parts: Omit<EncodedResponse, 'ready'>,
  bodies: Readonly<Record<ContentEncoding, Buffer>>,
): EncodedResponse {
  const { status, headers, etag } = parts;
  // Without one, a page that is not found is never answered with 304.
  const validator = status === 200 ? { etag } : {};
  const ready = (encoding: ContentEncoding) => {
    const body = bodies[encoding];
    const own = { ...headers, ...validator, 'content-length': String(body.length) };
    return { body, headers: encoding === 'identity' ? own : { ...own, 'content-encoding': encoding } };
  };
  return { ...parts, ready: { br: ready('br'), gzip: ready('gzip'), identity: ready('identity') } };
}

/** A cached page, and the Set-Cookie headers of its visitor; null for none. */
export interface CachedPageWithCookies {
  readonly page: EncodedResponse;
  readonly cookies: HttpAnswer['headers'] | null;
}

/** The response for a cached page. With cookies it must not be stored by proxies. */
export function createCachedPageAnswer(
  { page, cookies }: CachedPageWithCookies,
  requestHeaders: ReadableHeaders,
): HttpAnswer {
  const { status, headers, ready, etag, edge } = page;
  const forEdge = edge && !cookies ? createEdgeCacheHeaders(edge, page, requestHeaders) : null;
  if (!cookies && status === 200 && matchesEtag(requestHeaders.get('if-none-match'), etag))
    return { status: 304, headers: { ...headers, etag, ...forEdge }, body: null };
  const { headers: own, body } = ready[selectContentEncoding(requestHeaders.get('accept-encoding') ?? undefined)];
  if (cookies) return { status, headers: { ...own, 'cache-control': 'private, no-store', ...cookies }, body };
  return { status, headers: forEdge ? { ...own, ...forEdge } : own, body };
}

/** The best encoding that the client takes (an `Accept-Encoding` header). */
export function selectContentEncoding(header: string | undefined): ContentEncoding {
  if (header && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
  if (header && /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'gzip';
  return 'identity';
}

/** Whether an `If-None-Match` header names this version; encodings of the same version count as the same. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
