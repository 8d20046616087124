import { createByteLimitedCache } from '../memory/byte-cache.ts';

/** Long pieces of pages for signed-out visitors, such as styles and static blocks, as UTF-8. */
export const sharedEncodedHtmlCache = createByteLimitedCache<Buffer>({
  name: 'encoded HTML',
  maxBytes: 32 * 1024 * 1024,
  sizeOf: ({ length }) => length,
});

/** Characters from which encoding costs more than finding the piece. */
const LONG = 500;

/**
 * Pieces of HTML and their end as UTF-8, one after the other. Long pieces are encoded once, because one character outside
 * of Latin-1 makes encoding a whole page the greatest part of its cost. `caches` is false for those with data of a
 * customer.
 */
export function encodeHtml(pieces: readonly string[], end: string, caches: (piece: string) => boolean): Buffer {
  const parts: (string | Buffer)[] = [];
  let size = 0;
  const add = (part: string | Buffer) => {
    parts.push(part);
    size += typeof part === 'string' ? Buffer.byteLength(part) : part.length;
  };
  let short = '';
  for (const piece of pieces) {
    const encoded = piece.length < LONG ? undefined : findEncoded(piece, caches);
    if (!encoded) {
      short += piece;
      continue;
    }
    add(short);
    add(encoded);
    short = '';
  }
  add(short + end);
  // Of exactly this size, because cached pages keep it.
  const bytes = Buffer.allocUnsafeSlow(size);
  let length = 0;
  for (const part of parts) length += typeof part === 'string' ? bytes.write(part, length) : part.copy(bytes, length);
  return bytes;
}

function findEncoded(piece: string, caches: (piece: string) => boolean): Buffer | undefined {
  const known = sharedEncodedHtmlCache.get(piece);
  if (known || !caches(piece)) return known;
  const encoded = Buffer.from(piece);
  sharedEncodedHtmlCache.set(piece, encoded);
  return encoded;
}
