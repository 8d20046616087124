import { PICTURE_UPLOAD_LIMIT } from '../../studio/picture-types.ts';
import { createPictureName, numberPictureName } from '../../studio/server/picture-names.ts';
import { readPictureFormatAndPixelCount } from '../picture-header.ts';
import { CmsCallFailure, type DirectusApi, getData, postData, readId } from './directus-api.ts';

const SITE = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/**
 * Stores a file as a picture of a site, with the rights of the editor, and returns its row. The name is one that no visible
 * file has, because a picture of another site of this name would be replaced on the pages that inherit it.
 *
 * @throws CmsCallFailure 400 for other parameters, 413 for a file that is too large, and 415 for one that is no picture
 */
export async function uploadPicture(
  api: DirectusApi,
  { site, file }: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (typeof site !== 'string' || !SITE.test(site) || !(file instanceof File)) throw createFailure(400);
  if (file.size > PICTURE_UPLOAD_LIMIT) throw createFailure(413);
  const format = await detectFormat(file);
  if (format === null) throw createFailure(415);
  const name = await findFreeName(api, createPictureName(file.name, format));
  const form = new FormData();
  form.append('folder', await findOrCreateFolder(api, site));
  form.append('filename_download', name);
  form.append('file', new Blob([file], { type: TYPES[format] }), name);
  return postData(api, '/files', form);
}

const TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

/** Format by the content, because names of downloaded pictures are often wrong; null for other files. */
async function detectFormat(file: File): Promise<keyof typeof TYPES | null> {
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const raster = readPictureFormatAndPixelCount(start);
  if (raster) return raster.format;
  return /<svg[\s>]/.test(new TextDecoder().decode(start)) ? 'svg' : null;
}

async function findFreeName(api: DirectusApi, wanted: string): Promise<string> {
  const [stem = ''] = wanted.split('.');
  const filter = { filename_download: { _starts_with: stem } };
  const files = await getData(api, '/files', { filter, fields: ['filename_download'], limit: -1 });
  const taken = new Set((Array.isArray(files) ? files : []).map((row: unknown) => Object(row).filename_download));
  let number = 1;
  while (taken.has(numberPictureName(wanted, number))) number += 1;
  return numberPictureName(wanted, number);
}

/** Id of the folder that is named after a site. */
async function findOrCreateFolder(api: DirectusApi, site: string): Promise<string> {
  const found = await getData(api, '/folders', { filter: { name: { _eq: site } }, fields: ['id'], limit: 1 });
  const folder: unknown = Array.isArray(found) ? found[0] : null;
  return readId(folder ?? (await postData(api, '/folders', { name: site })));
}

function createFailure(status: number): CmsCallFailure {
  return new CmsCallFailure({ status, body: null });
}
