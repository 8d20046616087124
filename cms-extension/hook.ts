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
import {
  type CheckDocumentAgainstSchema,
  checkCreatedDocumentRow,
  checkUpdatedDocumentRow,
  type PublishedDocumentChange,
  readSiteKindAndNameOfRow,
} from './document-guard.ts';
import { recordFormerSlugsAndPaths } from './former-addresses.ts';
import { addMissingBlockAndItemIds, type PickRandomNumber } from './generated-ids.ts';
import { createPublishNoticeSender } from './publish-notices.ts';
import { listPicturesLostByFileChange } from './removed-files.ts';
import { takeSingleLockForAllDocuments, wrapDocumentSavesInTransactions } from './save-transactions.ts';
import { fillMissingSearchWords, fillSearchWordsOfDocumentRow } from './search-words.ts';
import { assertRowsUnchanged, registerOverwriteGuardHooks } from './shared-edits.ts';
import { createGuardAgainstBreakingSites, type FindSiteErrors } from './site-guard.ts';
import { findDuplicateFileNameRefusal, wrapUploadsWithPictureCheck } from './uploads.ts';

export interface DirectusDocumentHooksOptions {
  readonly checkDocument: CheckDocumentAgainstSchema;
  readonly findSiteErrors: FindSiteErrors;
  /** Hash of the schemas that the extension was built with. */
  readonly schemaVersion: string;
  /** Random source of generated ids. */
  readonly pickRandomNumber: PickRandomNumber;
}

/** Refuses to publish invalid documents and notifies the shops of published ones. */
export function createDirectusDocumentHooks({
  checkDocument,
  findSiteErrors,
  schemaVersion,
  pickRandomNumber,
}: DirectusDocumentHooksOptions) {
  const guardSites = createGuardAgainstBreakingSites({ checkDocument, findSiteErrors });

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
      await guardSites(changes, database, async (id) => {
        // Uses the same transaction, because the CMS has only one connection to an SQLite database.
        const { stream } = await new services.AssetsService({ knex: database, schema }).getAsset(id);
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        return Buffer.concat(chunks);
      });
    };

    wrapUploadsWithPictureCheck(services.FilesService);
    wrapDocumentSavesInTransactions(services.ItemsService);
    registerOverwriteGuardHooks(filter, services.VersionsService, Date.now);
    action('server.start', () => {
      fillMissingSearchWords(tables).catch((error: unknown) =>
        logger.warn(`The search lacks older documents: ${error}`),
      );
    });

    logger.info(`Vitrine checks documents against schemas ${schemaVersion}.`);

    filter('items.create', async (payload, { collection = '' }, context) => {
      if (!isRowPayload(payload)) return payload;
      if (!isDirectusDocumentCollectionName(collection)) {
        return isNamed(context.schema, collection) ? { ...payload, id: payload['id'] ?? rowId(payload) } : payload;
      }
      const sent = await assertRowsUnchanged(payload, [], context, collection);
      const { row, change } = checkCreatedDocumentRow(
        collection,
        addMissingBlockAndItemIds(sent, pickRandomNumber),
        checkDocument,
      );
      if (change) await guard([change], context);
      return fillSearchWordsOfDocumentRow(row);
    });

    // Also runs when a draft is published, because Directus then updates the row.
    filter('items.update', async (payload, { collection = '', keys = [] }, context) => {
      const { database } = context;
      if (!isDirectusDocumentCollectionName(collection) || !isRowPayload(payload)) return payload;
      const rows = toRowPayloadList(await database(collection).whereIn('id', keys));
      const sent = await assertRowsUnchanged(payload, rows, context, collection);
      const kept = recordFormerSlugsAndPaths(collection, addMissingBlockAndItemIds(sent, pickRandomNumber), rows);
      const changes = rows.map((row) => checkUpdatedDocumentRow(collection, kept, row, checkDocument));
      await guard(
        changes.filter((change) => change !== null),
        context,
      );
      return fillSearchWordsOfDocumentRow(kept);
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
    const secret = env['VITRINE_CMS_WEBHOOK_SECRET'];
    if (typeof url !== 'string' || typeof secret !== 'string' || url === '' || secret === '') {
      logger.warn('VITRINE_CMS_WEBHOOK_URL and _SECRET are not set: the shops see a publish only when they look.');
      return;
    }
    const warn = (message: string) => logger.warn(message);
    const notify = createPublishNoticeSender({ url, secret, warn, clock: Date.now, fetch: globalThis.fetch });
    for (const event of ['items.create', 'items.update', 'items.delete']) {
      action(event, ({ collection, key, keys }) => {
        if (!isDirectusDocumentCollectionName(collection)) return;
        for (const id of Array.isArray(keys) ? keys : [key]) notify(String(id));
      });
    }
    for (const event of ['files.upload', 'files.update', 'files.delete']) {
      action(event, ({ key, keys }) => {
        for (const id of Array.isArray(keys) ? keys : [key]) notify(`file:${id}`);
      });
    }
  };
}

/** A row with the name of a document but without a schema. */
function isNamed(schema: DirectusHookContext['schema'], collection: string): boolean {
  const fields = schema?.collections[collection]?.fields ?? {};
  return ['id', 'site', 'kind', 'name', 'document'].every((field) => field in fields);
}

function rowId({ site, kind, name }: RowPayload): string {
  return [site, kind, name].join(':');
}
