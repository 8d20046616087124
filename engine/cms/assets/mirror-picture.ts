import type { MirrorSourcePicture } from '../source-pictures.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { OriginalPictureFileStore } from './picture-file-store.ts';

/** Copies pictures of the source to disk, so that customers do not depend on the CMS. */
export function createPictureMirror(files: OriginalPictureFileStore): MirrorSourcePicture {
  return async ({ site, name }, bytes) => {
    const { errors, ...picture } = await inspectPicture(name, `${site}/assets/${name}`, bytes);
    if (picture.format === null) return { asset: null, errors };
    const hash = await files.store(bytes, picture.format);
    return { asset: { name, hash, ...picture }, errors: [] };
  };
}
