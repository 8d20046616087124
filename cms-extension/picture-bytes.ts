import type { Asset } from '#engine/cms/documents.ts';

/** What the first bytes of a picture say; width and height are known of PNG and JPEG, the formats of large originals. */
export interface PictureBytes {
  readonly format: Exclude<Asset['format'], 'svg'>;
  readonly pixels: number | null;
}

/** Reads a picture as far as that needs no codec, which the CMS does not lend to extensions. Null for what is none. */
export function readPictureBytes(bytes: Uint8Array): PictureBytes | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes.length < 24) return null;
  if (text(1, 4) === 'PNG' && bytes[0] === 0x89)
    return { format: 'png', pixels: view.getUint32(16) * view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return { format: 'jpg', pixels: jpegPixels(view) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { format: 'webp', pixels: null };
  return text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 40)) ? { format: 'avif', pixels: null } : null;
}

/** The size stands in the frame header, behind segments that each say how long they are. */
function jpegPixels(view: DataView): number | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return null;
}
