import {
  type DirectusFileUploadService,
  type DirectusFilterHook,
  type DirectusFoldersService,
  isRowPayload,
  type RowPayload,
  type StoredRowsQueryBuilder,
  toRowPayloadList,
} from './directus-hooks.ts';
import { assertMayEdit, type EditTarget, listReadableSites } from './editor-rights.ts';
import { addQueryCondition, throwAsDirectusError } from './rights-guard.ts';
import { findFilesInSiteFolders } from './site-guard.ts';

/**
 * Keeps editors within their rights over pictures. A picture belongs to the site that its folder is named after; files
 * without a folder belong to no site.
 */
export function registerPictureRightsHooks(
  filter: (event: string, handler: DirectusFilterHook) => void,
  { prototype }: DirectusFileUploadService,
): void {
  filter('files.query', async (query, _, context) => {
    const sites = await listReadableSites(context);
    if (!sites) return query;
    const folders = toRowPayloadList(await context.database('directus_folders').where({}));
    const shown = folders.filter(({ name }) => sites.includes(String(name))).map(({ id }) => id);
    return addQueryCondition(query, { _or: [{ folder: { _null: true } }, { folder: { _in: shown } }] });
  });

  filter('files.create', async (payload, _, context) => {
    if (isRowPayload(payload)) await assertMayEdit(await toPictureTargets([payload], context.database), context);
    return payload;
  });

  filter('files.update', async (payload, { keys = [] }, context) => {
    const rows = toRowPayloadList(await context.database('directus_files').whereIn('id', keys));
    const moved = isRowPayload(payload) ? rows.map((row) => ({ ...row, ...payload })) : [];
    await assertMayEdit(await toPictureTargets([...rows, ...moved], context.database), context);
    return payload;
  });

  filter('files.delete', async (keys, _, context) => {
    const rows = await context.database('directus_files').whereIn('id', Array.isArray(keys) ? keys : []);
    await assertMayEdit(await toPictureTargets(toRowPayloadList(rows), context.database), context);
    return keys;
  });

  filter('folders.query', async (query, _, context) => {
    const sites = await listReadableSites(context);
    return sites ? addQueryCondition(query, { name: { _in: sites } }) : query;
  });

  filter('folders.create', async (payload, _, context) => {
    if (isRowPayload(payload)) await assertMayEdit(toFolderTargets([payload]), context);
    return payload;
  });

  filter('folders.update', async (payload, { keys = [] }, context) => {
    const rows = toRowPayloadList(await context.database('directus_folders').whereIn('id', keys));
    const renamed = isRowPayload(payload) && 'name' in payload ? [payload] : [];
    await assertMayEdit(toFolderTargets([...rows, ...renamed]), context);
    return payload;
  });

  filter('folders.delete', async (keys, _, context) => {
    const rows = await context.database('directus_folders').whereIn('id', Array.isArray(keys) ? keys : []);
    await assertMayEdit(toFolderTargets(toRowPayloadList(rows)), context);
    return keys;
  });

  // Directus has no filter for uploads.
  const { uploadOne } = prototype;
  prototype.uploadOne = async function (stream, data, key, options) {
    const context = { database: this.knex, accountability: this.accountability ?? null, schema: this.schema ?? null };
    const replaced = key === undefined ? [] : toRowPayloadList(await this.knex('directus_files').whereIn('id', [key]));
    const stored = replaced.length > 0 ? replaced.map((row) => ({ ...row, ...data })) : [data];
    const targets = await toPictureTargets([...replaced, ...stored], this.knex);
    await throwAsDirectusError(() => assertMayEdit(targets, context)).catch(async (error: unknown) => {
      await readToEnd(stream);
      throw error;
    });
    return uploadOne.call(this, stream, data, key, options);
  };
}

/** Lets editors list folders: Directus 12.4 answers 500, because it adds a property to the frozen query of a request. */
export function wrapFolderListsWithCopiedQuery({ prototype }: DirectusFoldersService): void {
  const { readByQuery } = prototype;
  prototype.readByQuery = function (query, options) {
    return readByQuery.call(this, { ...query }, options);
  };
}

async function toPictureTargets(
  files: readonly RowPayload[],
  database: StoredRowsQueryBuilder,
): Promise<readonly EditTarget[]> {
  const inSites = await findFilesInSiteFolders(database, files);
  return inSites.map(({ site }) => ({ site, kind: 'picture', name: null }));
}

function toFolderTargets(folders: readonly RowPayload[]): readonly EditTarget[] {
  return folders.map(({ name }) => ({ site: String(name), kind: 'picture', name: null }));
}

/** A client that is still sending would not read the refusal. */
async function readToEnd(stream: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = stream[Symbol.asyncIterator]();
  while ((await chunks.next()).done !== true);
}
