import { isDirectusDocumentCollectionName } from '#engine/cms/directus/directus-collections.ts';
import type { DocumentOrPictureEdit } from '#engine/cms/editable-documents.ts';
import { withRefusalsAsDirectusErrors } from './directus-errors.ts';
import {
  type DirectusExtensionContext,
  type DirectusFilterHook,
  type DirectusHookContext,
  type DirectusHookRegister,
  isRowPayload,
  type RowPayload,
  toRowPayloadList,
} from './directus-hooks.ts';
import { type PublishedDocumentChange, readSiteKindAndNameOfRow } from './document-guard.ts';
import {
  createPictureReader,
  type DocumentSaves,
  getDocumentIdOfRow,
  isCollectionOfNamedRows,
} from './document-saves.ts';
import { registerPictureRightsHooks, wrapFolderListsWithCopiedQuery } from './picture-rights.ts';
import { createPublishNoticeSender } from './publish-notices.ts';
import { readSecret } from './read-secret.ts';
import { listPicturesLostByFileChange } from './removed-files.ts';
import { registerDocumentRightsHooks } from './rights-guard.ts';
import { takeSingleLockForAllDocuments, wrapDocumentSavesInTransactions } from './save-transactions.ts';
import { fillMissingSearchWords } from './search-words.ts';
import { registerOverwriteGuardHooks } from './shared-edits.ts';
import { findDuplicateFileNameRefusal, wrapUploadsWithPictureCheck } from './uploads.ts';

/** Refuses to publish invalid documents and notifies the shops of published ones. */
export function createDirectusDocumentHooks(
  saves: DocumentSaves,
  /** Hash of the schemas that the extension was built with. */
  schemaVersion: string,
) {
  return (
    { filter: register, action }: DirectusHookRegister,
    { database: tables, env, logger, services }: DirectusExtensionContext,
  ): void => {
    const filter = (event: string, handler: DirectusFilterHook) =>
      register(event, withRefusalsAsDirectusErrors(handler));
    const guard = async (
      changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
      { database, schema }: DirectusHookContext,
    ) => {
      await takeSingleLockForAllDocuments(database);
      await saves.guardSites.refuse(changes, database, createPictureReader(services.AssetsService, database, schema));
    };

    wrapUploadsWithPictureCheck(services.FilesService);
    wrapDocumentSavesInTransactions(services.ItemsService);
    registerOverwriteGuardHooks(filter, services.VersionsService, Date.now);
    // Rights come before the check of documents, which would show faults of other sites.
    registerDocumentRightsHooks(filter, services.VersionsService);
    registerPictureRightsHooks(filter, services.FilesService);
    wrapFolderListsWithCopiedQuery(services.FoldersService);
    action('server.start', () => {
      tables
        .transaction(async (transaction) => {
          await takeSingleLockForAllDocuments(transaction);
          await saves.guardSites.warm(transaction);
        })
        .catch((error: unknown) => logger.warn(`The published documents can't be checked: ${error}`));
      fillMissingSearchWords(tables).catch((error: unknown) =>
        logger.warn(`The search lacks older documents: ${error}`),
      );
    });

    logger.info(`Vitrine checks documents against schemas ${schemaVersion}.`);

    filter('items.create', async (payload, { collection = '' }, context) => {
      if (!isRowPayload(payload)) return payload;
      if (!isDirectusDocumentCollectionName(collection)) {
        const isNamed = isCollectionOfNamedRows(context.schema, collection);
        return isNamed ? { ...payload, id: payload['id'] ?? rowId(payload) } : payload;
      }
      const checked = saves.checkedTogether.get(context.database)?.get(getDocumentIdOfRow(collection, payload));
      if (checked) return checked;
      const { fields, changes } = await saves.prepareCreate(collection, payload, context);
      await guard(changes, context);
      return fields;
    });

    // Also runs when a draft is published, because Directus then updates the row.
    filter('items.update', async (payload, { collection = '', keys = [] }, context) => {
      const { database } = context;
      if (!isDirectusDocumentCollectionName(collection) || !isRowPayload(payload)) return payload;
      const checked = keys.length === 1 && saves.checkedTogether.get(database)?.get(String(keys[0]));
      if (checked) return checked;
      const rows = toRowPayloadList(await database(collection).whereIn('id', keys));
      const { fields, changes } = await saves.prepareUpdate(collection, payload, rows, context);
      await guard(changes, context);
      return fields;
    });

    filter('items.delete', async (keys, { collection = '' }, context) => {
      if (!isDirectusDocumentCollectionName(collection) || !Array.isArray(keys)) return keys;
      const rows = toRowPayloadList(await context.database(collection).whereIn('id', keys));
      const changes = rows.map((row) => ({ key: readSiteKindAndNameOfRow(collection, row), document: null }));
      await guard(changes, context);
      return keys;
    });

    // A picture that documents reference must keep its name and folder.
    filter('files.delete', async (keys, _, context) => {
      if (Array.isArray(keys)) await guard(await listPicturesLostByFileChange('id', keys, context.database), context);
      return keys;
    });

    filter('files.update', async (payload, { keys = [] }, context) => {
      if (!isRowPayload(payload) || !('filename_download' in payload || 'folder' in payload)) return payload;
      const { database } = context;
      await guard(await listPicturesLostByFileChange('id', keys, database, payload), context);
      const rows = toRowPayloadList(await database('directus_files').where({}));
      for (const row of rows.filter(({ id }) => keys.includes(id))) {
        const twin = await findDuplicateFileNameRefusal(rows, { ...row, ...payload }, database);
        if (twin) throw twin;
      }
      return payload;
    });

    filter('folders.delete', async (keys, _, context) => {
      if (Array.isArray(keys))
        await guard(await listPicturesLostByFileChange('folder', keys, context.database), context);
      return keys;
    });

    filter('folders.update', async (payload, { keys = [] }, context) => {
      if (!isRowPayload(payload) || !('name' in payload)) return payload;
      const folders = toRowPayloadList(await context.database('directus_folders').whereIn('id', keys));
      const renamed = folders.filter(({ name }) => name !== payload['name']).map(({ id }) => id);
      await guard(await listPicturesLostByFileChange('folder', renamed, context.database), context);
      return payload;
    });

    const url = env['VITRINE_CMS_WEBHOOK_URL'];
    const secret = readSecret(env, 'VITRINE_CMS_WEBHOOK_SECRET');
    if (typeof url !== 'string' || url === '' || secret === null) {
      logger.warn(
        'VITRINE_CMS_WEBHOOK_URL and _SECRET (or _SECRET_FILE, a file that can be read) are not set: the shops see a publish only when they look.',
      );
      return;
    }
    const warn = (message: string) => logger.warn(message);
    const notify = createPublishNoticeSender({ url, secret, warn, clock: Date.now, fetch: globalThis.fetch });
    for (const event of ['items.create', 'items.update', 'items.delete']) {
      action(event, ({ collection, key, keys }) => {
        if (!isDirectusDocumentCollectionName(collection)) return;
        for (const id of Array.isArray(keys) ? keys : [key]) saves.notices.send(String(id), notify);
      });
    }
    for (const event of ['files.upload', 'files.update', 'files.delete']) {
      action(event, ({ key, keys }) => {
        for (const id of Array.isArray(keys) ? keys : [key]) notify(`file:${id}`);
      });
    }
  };
}

function rowId({ site, kind, name }: RowPayload): string {
  return [site, kind, name].join(':');
}
