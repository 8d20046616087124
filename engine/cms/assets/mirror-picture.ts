import type { MirrorPicture } from '../source-pictures.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { PictureFileStore } from './picture-file-store.ts';

/** Mirrors pictures of the source onto the disk of the engine, so that the CMS is on no customer's path. */
export function createPictureMirror(files: PictureFileStore): MirrorPicture {
  return async ({ site, name }, bytes) => {
    const { errors, ...picture } = await inspectPicture(name, `${site}/assets/${name}`, bytes);
    if (picture.format === null) return { asset: null, errors };
    const hash = await files.keep(bytes, picture.format);
    return { asset: { name, hash, ...picture }, errors: [] };
  };
}
