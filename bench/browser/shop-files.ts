import { brotliCompressSync, constants } from 'node:zlib';

/** A response of a peer, as it is sent. */
export interface BenchPeerResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function createBrotliResponse(text: string, type: string, quality = 11): BenchPeerResponse {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotliCompressSync(text, { params }) };
}

const POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/**
 * The security headers of a page, which its peers send too, for a fair comparison: Cross-Origin-Opener-Policy alone
 * makes a browser start another process.
 */
export function selectSecurityHeaders(of: (name: string) => string | null | undefined): Record<string, string> {
  return Object.fromEntries(
    POLICIES.flatMap((name) => {
      const value = of(name);
      return value ? [[name, value]] : [];
    }),
  );
}

export const isShopImageOrFontPath = (path: string) => /^\/_(?:img|fonts)\//.test(path);

/** Fetches a picture or font of the shop, for its peers. */
export async function fetchShopImageOrFont(shopPort: number, path: string): Promise<BenchPeerResponse> {
  const response = await fetch(`http://localhost:${shopPort}${path}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('svg')) return createBrotliResponse(await response.text(), type);
  return { headers: { 'content-type': type }, body: Buffer.from(await response.arrayBuffer()) };
}
