import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeFileAtomically } from '../../storage/write-file-atomically.ts';
import type { MirroredPicture } from '../documents.ts';
import type { EngineLogger } from '../log.ts';
import { calculateShareImageHeight, SHARE_IMAGE_FILE_MADE_FROM_SVG, SITE_ICON_SIZES } from './image-sources.ts';
import { createConcurrencyLimiter } from './limiter.ts';
import type { OriginalPictureFileStore } from './picture-file-store.ts';
import { listRenditionWidths, PICTURE_RENDITION_MIME_TYPES, type RenditionFormat } from './picture-limits.ts';
import type { IsPictureInUse } from './pictures-in-use.ts';

export interface ServedPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Answers `/_img/<hash>/<file>`: null for an unknown picture or size. */
export type ServePicture = (hash: string, file: string) => Promise<ServedPicture | null>;

/** Concurrent conversions, limited because they share the worker threads with file reads and compression. */
const AT_ONCE = 2;

const RASTER: readonly MirroredPicture['format'][] = ['webp', 'avif', 'jpg', 'png'];

export interface PictureServerOptions {
  readonly files: OriginalPictureFileStore;
  /** The folder in which renditions are stored. */
  readonly renditions: string;
  readonly inUse: IsPictureInUse;
  readonly log: EngineLogger;
}

/** Serves pictures in use. Each rendition is made on its first request and stored. */
export function createPictureServer({ files, renditions, inUse, log }: PictureServerOptions): ServePicture {
  const making = new Map<string, Promise<Uint8Array | null>>();
  const inTurn = createConcurrencyLimiter(AT_ONCE);

  const make = async (path: string, render: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const stored = await readFile(path).catch(() => null);
    if (stored) return stored;
    const bytes = await inTurn(render);
    if (bytes)
      await writeFileAtomically(path, bytes).catch((error: unknown) =>
        log.warn({ error, path }, 'a picture size could not be stored'),
      );
    return bytes;
  };

  const rendition = (hash: string, file: string, render: () => Promise<Uint8Array | null>) => {
    const path = join(renditions, hash, file);
    const bytes = making.get(path) ?? make(path, render).finally(() => making.delete(path));
    making.set(path, bytes);
    return bytes;
  };

  return async (hash, file) => {
    if (!/^[0-9a-f]{32}$/.test(hash) || !inUse(hash)) return null;
    if (file === 'original.svg') {
      const bytes = await files.read(hash, 'svg');
      return bytes && { bytes, contentType: 'image/svg+xml' };
    }
    const iconSize = SITE_ICON_SIZES.find((size) => file === `icon-${size}.png`);
    if (iconSize !== undefined) {
      const bytes = await rendition(hash, file, () => makeIcon(files, hash, iconSize));
      return bytes && { bytes, contentType: 'image/png' };
    }
    if (file === SHARE_IMAGE_FILE_MADE_FROM_SVG) {
      const bytes = await rendition(hash, file, () => makeShared(files, hash));
      return bytes && { bytes, contentType: 'image/jpeg' };
    }
    const [, digits, format] = /^([1-9]\d{0,4})\.(avif|webp|jpg)$/.exec(file) ?? [];
    if (format !== 'avif' && format !== 'webp' && format !== 'jpg') return null;
    const made = await rendition(hash, file, async () => {
      const original = await readAny(files, hash);
      return original && resize(original.bytes, original.format, Number(digits), format);
    });
    return made && { bytes: made, contentType: PICTURE_RENDITION_MIME_TYPES[format] };
  };
}

async function readAny(files: OriginalPictureFileStore, hash: string) {
  for (const format of RASTER) {
    const bytes = await files.read(hash, format);
    if (bytes) return { bytes, format };
  }
  return null;
}

/** The whole picture in a transparent square. */
async function makeIcon(files: OriginalPictureFileStore, hash: string, size: number): Promise<Uint8Array | null> {
  const svg = await files.read(hash, 'svg');
  const original = svg
    ? await drawnAt(svg, size)
    : await readAny(files, hash).then((raster) => raster && sharp(raster.bytes));
  return original?.resize({ width: size, height: size, fit: 'contain', background: '#0000' }).png().toBuffer() ?? null;
}

/** Renders an SVG, because link previews cannot show SVG. */
async function makeShared(files: OriginalPictureFileStore, hash: string): Promise<Uint8Array | null> {
  const svg = await files.read(hash, 'svg');
  if (!svg) return null;
  const { width, height } = await sharp(svg).metadata();
  const drawn = await drawnAt(svg, Math.max(1200, calculateShareImageHeight(width, height)));
  return drawn
    .resize({ width: 1200, height: calculateShareImageHeight(width, height), fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Renders an SVG near the needed size, because a huge one would exhaust memory. */
async function drawnAt(svg: Uint8Array, size: number): Promise<Sharp> {
  const { width, height } = await sharp(svg).metadata();
  const density = (72 * size) / Math.max(width, height);
  return sharp(svg, { density: Math.min(2400, Math.max(1, density)) });
}

async function resize(
  bytes: Uint8Array,
  from: MirroredPicture['format'],
  width: number,
  format: RenditionFormat,
): Promise<Uint8Array | null> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient: size, exif } = await picture.metadata();
  if (!listRenditionWidths(size.width).includes(width)) return null;
  // The original is served only without EXIF data, which may contain the location.
  if (width === size.width && format === from && !exif) return bytes;
  const resized = picture.resize({ width });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 42, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 78 }).toBuffer();
    case 'jpg':
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
