import { brotliCompressSync, constants } from 'node:zlib';

/** Something that a peer answers with, as it goes out. */
export interface StoredResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function compressResponse(text: string, type: string, quality = 11): StoredResponse {
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
 * The security headers of a page, which its peers carry too: the same page under the same policies. One of them alone,
 * that of windows which opened it, makes a browser start a process for the page.
 */
export function selectSecurityHeaders(of: (name: string) => string | null | undefined): Record<string, string> {
  return Object.fromEntries(
    POLICIES.flatMap((name) => {
      const value = of(name);
      return value ? [[name, value]] : [];
    }),
  );
}

export const isShopFile = (path: string) => /^\/_(?:img|fonts)\//.test(path);

/** A picture or typeface of the shop, which its peers show too. */
export async function fetchShopFile(shopPort: number, path: string): Promise<StoredResponse> {
  const response = await fetch(`http://localhost:${shopPort}${path}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('svg')) return compressResponse(await response.text(), type);
  return { headers: { 'content-type': type }, body: Buffer.from(await response.arrayBuffer()) };
}
