import type { MirroredPicture } from '../documents.ts';

/** Bounds of an uploaded picture. */
export const PICTURE_BYTE_AND_PIXEL_LIMITS = { bytes: 20_000_000, svgBytes: 1_000_000, pixels: 50_000_000 };

/** How many bytes a picture of this name may have. */
export function getPictureByteLimit(name: string): number {
  return name.endsWith('.svg') ? PICTURE_BYTE_AND_PIXEL_LIMITS.svgBytes : PICTURE_BYTE_AND_PIXEL_LIMITS.bytes;
}

export const OVERSIZE_PICTURE_ADVICE = 'Save it smaller: no page needs more than 1600 pixels across.';

/** Widths in pixels of renditions. Other widths are refused, so that clients cannot request endless ones. */
export const RENDITION_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600] as const;

const WIDEST = 1600;

export const PICTURE_RENDITION_MIME_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type RenditionFormat = keyof typeof PICTURE_RENDITION_MIME_TYPES;

/**
 * Renditions of a picture of this width, never wider than it. Its own width comes last where it is small enough,
 * because it needs no conversion.
 */
export function listRenditionWidths(width: number): readonly number[] {
  if (width > WIDEST) return RENDITION_WIDTHS;
  return [...RENDITION_WIDTHS.filter((allowed) => allowed <= width * 0.9), width];
}

/** The format in which pages ask for a picture. */
export function getRenditionFormatOfPicture(format: MirroredPicture['format']): RenditionFormat {
  return format === 'avif' ? 'avif' : 'webp';
}
