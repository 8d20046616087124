import { brotliCompressSync, constants } from 'node:zlib';

/** Something that a peer answers with, as it goes out. */
export interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function compressed(text: string, type: string, quality = 11): Kept {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotliCompressSync(text, { params }) };
}

export const isShopFile = (path: string) => /^\/_(?:img|fonts)\//.test(path);

/** A picture or typeface of the shop, which its peers show too. */
export async function shopFile(shopPort: number, path: string): Promise<Kept> {
  const response = await fetch(`http://localhost:${shopPort}${path}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('svg')) return compressed(await response.text(), type);
  return { headers: { 'content-type': type }, body: Buffer.from(await response.arrayBuffer()) };
}
