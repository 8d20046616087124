import type { MirroredPicture } from '#engine/cms/documents.ts';

/** Format and pixel count from the header of a picture; `pixels` is null where the header lacks it. */
export interface PictureHeader {
  readonly format: Exclude<MirroredPicture['format'], 'svg'>;
  readonly pixels: number | null;
}

/** Parses picture headers without a codec, which Directus does not provide to extensions. Null for other files. */
export function readPictureFormatAndPixelCount(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes.length < 24) return null;
  if (text(1, 4) === 'PNG' && bytes[0] === 0x89)
    return { format: 'png', pixels: view.getUint32(16) * view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return { format: 'jpg', pixels: jpegPixels(view) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
    return { format: 'webp', pixels: view.byteLength < 30 ? null : webpPixels(text(12, 16), view) };
  return text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 40)) ? { format: 'avif', pixels: avifPixels(view) } : null;
}

/** JPEG: skips segments by their length up to the frame header with the size. */
function jpegPixels(view: DataView): number | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return null;
}

/** WebP: the size in the first chunk has 14 bits a side for a single frame and 24 in the extended header. */
function webpPixels(chunk: string, view: DataView): number | null {
  if (chunk === 'VP8 ') return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  if (chunk === 'VP8L') {
    const sides = view.getUint32(21, true);
    return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
  }
  const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00 + 1;
  return chunk === 'VP8X' ? side(24) * side(27) : null;
}

/** AVIF boxes on the path to the picture sizes, with the bytes before their first child. */
const AVIF_PATH = [
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
] as const;

/** Returns the largest size, because tiles and thumbnails have sizes too. */
function avifPixels(view: DataView, start = 0, end = view.byteLength, depth = 0): number | null {
  const [wanted, before] = AVIF_PATH[depth] ?? ['ispe', 4];
  let largest: number | null = null;
  for (let at = start; at + 8 <= end; ) {
    const length = view.getUint32(at);
    // A box without a length extends to the end.
    const next = length < 8 ? end : Math.min(end, at + length);
    const inside = at + 8 + before;
    if ([0, 1, 2, 3].every((byte) => view.getUint8(at + 4 + byte) === wanted.charCodeAt(byte))) {
      const isSize = depth === AVIF_PATH.length;
      const size = isSize && inside + 8 <= next ? view.getUint32(inside) * view.getUint32(inside + 4) : null;
      const found = isSize ? size : avifPixels(view, inside, next, depth + 1);
      if (found !== null) largest = Math.max(largest ?? 0, found);
    }
    at = next;
  }
  return largest;
}
