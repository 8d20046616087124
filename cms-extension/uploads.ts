import { Readable } from 'node:stream';
import { getPictureByteLimit } from '#engine/cms/assets/picture-limits.ts';
import { directusErrors } from './directus-errors.ts';
import { type Database, type FilesService, type Payload, rowsOf } from './directus-hooks.ts';
import { faultOf } from './named-pictures.ts';
import { Refusal } from './refusal.ts';
import { filesOf } from './site-guard.ts';

/**
 * Has a file looked at before it is stored in the folder of a site, be it new or in the place of another. Directus asks
 * no filter of the bytes of a file, so its service is wrapped. A file that takes the place of another gets its name,
 * because documents name it.
 */
export function guardUploads({ prototype }: FilesService): void {
  const { uploadOne } = prototype;
  prototype.uploadOne = async function (stream, data, key, options) {
    const rows = rowsOf(await this.knex('directus_files').where({}));
    const replaced = key === undefined ? undefined : rows.find(({ id }) => id === key);
    const name = replaced?.['filename_download'] ?? data['filename_download'];
    const named: Payload = { ...data, filename_download: name };
    const [file] = await filesOf(this.knex, [{ ...replaced, ...named }]);
    if (!file) return uploadOne.call(this, stream, data, key, options);

    const { bytes, size } = await read(stream, getPictureByteLimit(file.name));
    const twin = await refuseDuplicateFile(rows, { ...replaced, ...named }, this.knex);
    if (twin) throw told(twin);
    const fault = faultOf(file.name, bytes, size);
    if (fault) {
      const [code, message, suggestion] = fault;
      const isOther = replaced !== undefined && code === 'wrong-format';
      throw told(
        new Refusal(`${message} ${isOther ? 'Only a picture of the same kind can take its place.' : suggestion}`),
      );
    }
    return uploadOne.call(this, again(stream, bytes), named, key, options);
  };
}

/**
 * Why a file can't be as its row will say: another file of the site has its name, and documents name files by nothing else.
 */
export async function refuseDuplicateFile(
  rows: readonly Payload[],
  row: Payload,
  database: Database,
): Promise<Refusal | null> {
  const [file] = await filesOf(database, [row]);
  const others = await filesOf(
    database,
    rows.filter(({ id }) => id !== row['id']),
  );
  const isTwin = file && others.some(({ site, name }) => site === file.site && name === file.name);
  return isTwin
    ? new Refusal(
        `There is a picture '${file.name}' in this folder already. Replace its file, or give this one another name.`,
      )
    : null;
}

function told(refusal: Refusal): unknown {
  return directusErrors(refusal)[0];
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
