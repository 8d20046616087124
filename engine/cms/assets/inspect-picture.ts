import sharp, { type Metadata } from 'sharp';
import type { ConfigError, ConfigErrorCode } from '../../validation/config-error.ts';
import type { MirroredPicture } from '../documents.ts';
import { getPictureByteLimit, OVERSIZE_PICTURE_ADVICE, PICTURE_BYTE_AND_PIXEL_LIMITS } from './picture-limits.ts';
import { inspectSvg } from './svg.ts';

export type PictureInspectionResult =
  | (Pick<MirroredPicture, 'format' | 'width' | 'height'> & { readonly errors: readonly [] })
  | { readonly format: null; readonly errors: readonly ConfigError[] };

export type RasterFormat = Exclude<MirroredPicture['format'], 'svg'>;

/** Reads format and size, and refuses files that are no picture, too large, or not of the format of their name. */
export async function inspectPicture(
  name: string,
  source: string,
  bytes: Uint8Array,
): Promise<PictureInspectionResult> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const limit = getPictureByteLimit(name);
  if (bytes.length > limit) {
    const message = `The picture has ${bytes.length} bytes; at most ${limit} are allowed.`;
    return refused(source, 'too-large', message, OVERSIZE_PICTURE_ADVICE);
  }
  if (extension === 'svg') return inspectVector(source, bytes);
  const metadata = await metadataOf(bytes);
  const format = metadata && formatOf(metadata);
  if (!metadata || !format) return refused(source, 'wrong-format', 'This is no picture that can be read.', null);
  if (format !== extension) {
    const message = `The name says ${extension}, but the picture is ${format}.`;
    return refused(source, 'wrong-format', message, `Rename it to end in .${format}.`);
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > PICTURE_BYTE_AND_PIXEL_LIMITS.pixels) {
    const message = `The picture has ${width} × ${height} pixels; at most ${PICTURE_BYTE_AND_PIXEL_LIMITS.pixels} are allowed in all.`;
    return refused(source, 'too-large', message, OVERSIZE_PICTURE_ADVICE);
  }
  return { format, width, height, errors: [] };
}

/** Format of a picture by its content; null for an SVG and for files that are no picture that pages can show. */
export async function detectRasterFormat(bytes: Uint8Array): Promise<RasterFormat | null> {
  const metadata = await metadataOf(bytes);
  return metadata && formatOf(metadata);
}

/** Whether all of a picture can be decoded. A file that was cut short has valid metadata. */
export async function canDecodePicture(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: PICTURE_BYTE_AND_PIXEL_LIMITS.pixels, failOn: 'error' })
      .resize(16)
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

function inspectVector(source: string, bytes: Uint8Array): PictureInspectionResult {
  const { width, height, errors } = inspectSvg(new TextDecoder().decode(bytes), source);
  return width === null ? { format: null, errors } : { format: 'svg', width, height, errors: [] };
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function formatOf({ format, compression }: Metadata): RasterFormat | null {
  if (format === 'jpeg') return 'jpg';
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'png' || format === 'webp' ? format : null;
}

function refused(
  source: string,
  code: ConfigErrorCode,
  message: string,
  suggestion: string | null,
): PictureInspectionResult {
  return { format: null, errors: [{ source, pointer: '', code, message, suggestion, line: null, column: null }] };
}
