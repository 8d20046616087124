import { LRUCache } from 'lru-cache';

/** A whole response, ready to be sent in each encoding. */
export interface KeptResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
  /** Epoch milliseconds from which it must not be sent any more. */
  readonly expires: number;
  /** Version of the site that it was made from. */
  readonly siteVersion: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PageCache {
  get(key: string, siteVersion: string, now: number): KeptResponse | undefined;
  set(key: string, response: KeptResponse): void;
  clear(): void;
}

/** Holds responses of at most this many bytes in all; the least recently used goes first. */
export function createPageCache(maxBytes = 256 * 1024 * 1024): PageCache {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => 1024 + bodies.br.length + bodies.gzip.length + bodies.identity.length,
  });
  return {
    get(key, siteVersion, now) {
      const response = kept.get(key);
      if (!response) return undefined;
      if (response.expires > now && response.siteVersion === siteVersion) return response;
      kept.delete(key);
      return undefined;
    },
    set: (key, response) => void kept.set(key, response),
    clear: () => kept.clear(),
  };
}

/** The best encoding that the client takes (an `Accept-Encoding` header). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
  if (header && /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'gzip';
  return 'identity';
}
