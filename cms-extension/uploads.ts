import { Readable } from 'node:stream';
import { getPictureByteLimit } from '#engine/cms/assets/picture-limits.ts';
import { toDirectusErrors } from './directus-errors.ts';
import { type DatabaseTables, type FilesService, type RowPayload, toRows } from './directus-hooks.ts';
import { findPictureFault } from './named-pictures.ts';
import { SaveRefusal } from './save-refusal.ts';
import { findSiteFiles } from './site-guard.ts';

/**
 * Has a file looked at before it is stored in the folder of a site, be it new or in the place of another. Directus asks
 * no filter of the bytes of a file, so its service is wrapped. A file that takes the place of another gets its name,
 * because documents name it.
 */
export function checkUploadedPictures({ prototype }: FilesService): void {
  const { uploadOne } = prototype;
  prototype.uploadOne = async function (stream, data, key, options) {
    const rows = toRows(await this.knex('directus_files').where({}));
    const replaced = key === undefined ? undefined : rows.find(({ id }) => id === key);
    const name = replaced?.['filename_download'] ?? data['filename_download'];
    const named: RowPayload = { ...data, filename_download: name };
    const [file] = await findSiteFiles(this.knex, [{ ...replaced, ...named }]);
    if (!file) return uploadOne.call(this, stream, data, key, options);

    const { bytes, size } = await read(stream, getPictureByteLimit(file.name));
    const twin = await findDuplicateFileRefusal(rows, { ...replaced, ...named }, this.knex);
    if (twin) throw told(twin);
    const fault = findPictureFault(file.name, bytes, size);
    if (fault) {
      const [code, message, suggestion] = fault;
      const isOther = replaced !== undefined && code === 'wrong-format';
      throw told(
        new SaveRefusal(`${message} ${isOther ? 'Only a picture of the same kind can take its place.' : suggestion}`),
      );
    }
    return uploadOne.call(this, again(stream, bytes), named, key, options);
  };
}

/**
 * Why a file can't be as its row will say: another file of the site has its name, and documents name files by nothing else.
 */
export async function findDuplicateFileRefusal(
  rows: readonly RowPayload[],
  row: RowPayload,
  database: DatabaseTables,
): Promise<SaveRefusal | null> {
  const [file] = await findSiteFiles(database, [row]);
  const others = await findSiteFiles(
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

function told(refusal: SaveRefusal): unknown {
  return toDirectusErrors(refusal)[0];
}

/** Reads to the end, or the client would wait for ever, but keeps no more than may be. */
async function read(stream: AsyncIterable<Uint8Array>, limit: number): Promise<{ bytes: Buffer; size: number }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), size };
}

/** Directus asks its streams whether they were cut off. */
function again(stream: object, bytes: Buffer): Readable {
  const { truncated = false } = 'truncated' in stream ? stream : {};
  return Object.assign(Readable.from([bytes]), { truncated });
}
