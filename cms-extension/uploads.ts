import { Readable } from 'node:stream';
import { getPictureByteLimit } from '#engine/cms/assets/picture-limits.ts';
import { convertSaveRefusalToDirectusErrors } from './directus-errors.ts';
import {
  type DirectusFileUploadService,
  type RowPayload,
  type StoredRowsQueryBuilder,
  toRowPayloadList,
} from './directus-hooks.ts';
import { findPictureFileFault } from './named-pictures.ts';
import { SaveRefusal } from './save-refusal.ts';
import { findFilesInSiteFolders } from './site-guard.ts';

/**
 * Checks new and replaced files in site folders before they are stored. Wraps the files service, because Directus has
 * no filter for file contents. A replacement keeps the file name, because documents reference it.
 */
export function wrapUploadsWithPictureCheck({ prototype }: DirectusFileUploadService): void {
  const { uploadOne } = prototype;
  prototype.uploadOne = async function (stream, data, key, options) {
    const rows = toRowPayloadList(await this.knex('directus_files').where({}));
    const replaced = key === undefined ? undefined : rows.find(({ id }) => id === key);
    const name = replaced?.['filename_download'] ?? data['filename_download'];
    const named: RowPayload = { ...data, filename_download: name };
    const [file] = await findFilesInSiteFolders(this.knex, [{ ...replaced, ...named }]);
    if (!file) return uploadOne.call(this, stream, data, key, options);

    const { bytes, size } = await read(stream, getPictureByteLimit(file.name));
    const twin = await findDuplicateFileNameRefusal(rows, { ...replaced, ...named }, this.knex);
    if (twin) throw toDirectusError(twin);
    const fault = findPictureFileFault(file.name, bytes, size);
    if (fault) {
      const [code, message, suggestion] = fault;
      const isOther = replaced !== undefined && code === 'wrong-format';
      throw toDirectusError(
        new SaveRefusal(`${message} ${isOther ? 'Only a picture of the same kind can take its place.' : suggestion}`),
      );
    }
    return uploadOne.call(this, again(stream, bytes), named, key, options);
  };
}

/** Refuses a file name that another file of the site already has, because documents reference pictures by name. */
export async function findDuplicateFileNameRefusal(
  rows: readonly RowPayload[],
  row: RowPayload,
  database: StoredRowsQueryBuilder,
): Promise<SaveRefusal | null> {
  const [file] = await findFilesInSiteFolders(database, [row]);
  const others = await findFilesInSiteFolders(
    database,
    rows.filter(({ id }) => id !== row['id']),
  );
  const isTwin = file && others.some(({ site, name }) => site === file.site && name === file.name);
  return isTwin
    ? new SaveRefusal(
        `There is a picture '${file.name}' in this folder already. Replace its file, or give this one another name.`,
      )
    : null;
}

function toDirectusError(refusal: SaveRefusal): unknown {
  return convertSaveRefusalToDirectusErrors(refusal)[0];
}

/** Reads the stream to its end, so that the client does not hang, but stores only the first `limit` bytes. */
async function read(stream: AsyncIterable<Uint8Array>, limit: number): Promise<{ bytes: Buffer; size: number }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), size };
}

/** Directus checks whether its streams were truncated. */
function again(stream: object, bytes: Buffer): Readable {
  const { truncated = false } = 'truncated' in stream ? stream : {};
  return Object.assign(Readable.from([bytes]), { truncated });
}
