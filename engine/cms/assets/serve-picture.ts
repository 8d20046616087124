import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomic } from '../../storage/write-atomic.ts';
import type { Asset } from '../documents.ts';
import type { Log } from '../log.ts';
import { inLine } from './in-line.ts';
import type { PictureFiles } from './picture-files.ts';
import { RENDITION_TYPES, type RenditionFormat, widthsOf } from './picture-limits.ts';
import type { PictureInUse } from './pictures-in-use.ts';

export interface ServedPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Answers `/_img/<hash>/<file>`: null for what is no picture of ours, or no size that we make. */
export type ServePicture = (hash: string, file: string) => Promise<ServedPicture | null>;

/**
 * Pictures that are made at once. What Node's worker threads were given holds up the end of the process, and everything
 * else that they do: reading files and compressing pages.
 */
const AT_ONCE = 2;

const RASTER: readonly Asset['format'][] = ['webp', 'avif', 'jpg', 'png'];

export interface ServePictureOptions {
  readonly files: PictureFiles;
  /** The folder that made sizes are kept in. */
  readonly renditions: string;
  readonly inUse: PictureInUse;
  readonly log: Log;
}

/**
 * Serves mirrored pictures that are in use. A size is made when it is first asked for, once, and kept in the folder of
 * renditions.
 */
export function servePicture({ files, renditions, inUse, log }: ServePictureOptions): ServePicture {
  const making = new Map<string, Promise<Uint8Array | null>>();
  const inTurn = inLine(AT_ONCE);

  const make = async (
    hash: string,
    width: number,
    format: RenditionFormat,
    path: string,
  ): Promise<Uint8Array | null> => {
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const original = await readAny(files, hash);
    const bytes = original && (await inTurn(() => resize(original.bytes, original.format, width, format)));
    if (bytes)
      await writeAtomic(path, bytes).catch((error: unknown) =>
        log.warn({ error, path }, 'a picture size could not be kept'),
      );
    return bytes;
  };

  return async (hash, file) => {
    if (!/^[0-9a-f]{32}$/.test(hash) || !inUse(hash)) return null;
    if (file === 'original.svg') {
      const bytes = await files.read(hash, 'svg');
      return bytes && { bytes, contentType: 'image/svg+xml' };
    }
    const [, digits, format] = /^([1-9]\d{0,4})\.(avif|webp|jpg)$/.exec(file) ?? [];
    if (format !== 'avif' && format !== 'webp' && format !== 'jpg') return null;
    const path = join(renditions, hash, file);
    const bytes = making.get(path) ?? make(hash, Number(digits), format, path).finally(() => making.delete(path));
    making.set(path, bytes);
    const made = await bytes;
    return made && { bytes: made, contentType: RENDITION_TYPES[format] };
  };
}

async function readAny(files: PictureFiles, hash: string) {
  for (const format of RASTER) {
    const bytes = await files.read(hash, format);
    if (bytes) return { bytes, format };
  }
  return null;
}

async function resize(
  bytes: Uint8Array,
  from: Asset['format'],
  width: number,
  format: RenditionFormat,
): Promise<Uint8Array | null> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient: size, exif } = await picture.metadata();
  if (!widthsOf(size.width).includes(width)) return null;
  // The original, where it may be shown as it is: without what a camera wrote into it, such as where it was taken.
  if (width === size.width && format === from && !exif) return bytes;
  const resized = picture.resize({ width });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 78 }).toBuffer();
    case 'jpg':
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
