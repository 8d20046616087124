import { isCollection } from '#engine/cms/directus/collections.ts';
import type { DocumentEdit } from '#engine/cms/documents-view.ts';
import { withDirectusErrors } from './directus-errors.ts';
import {
  type ExtensionContext,
  type Filter,
  type HookContext,
  type HookRegister,
  isPayload,
  type Payload,
  rowsOf,
} from './directus-hooks.ts';
import { recordFormerSlugs } from './former-addresses.ts';
import { type Pick, withGeneratedIds } from './generated-ids.ts';
import { type Change, type CheckDocument, checkCreate, checkUpdate, keyOf } from './guard.ts';
import { noticeSender } from './notices.ts';
import { findRemovedFiles } from './removed-files.ts';
import { fillSearchWords, withSearchWords } from './search-words.ts';
import { assertRowsAreSame, guardSharedEdits } from './shared-edits.ts';
import { type JudgeSite, siteGuard } from './site-guard.ts';
import { guardUploads, refuseDuplicateFile } from './uploads.ts';
import { judgeWithinTransactions, lockDocuments } from './whole-saves.ts';

export interface HookOptions {
  readonly check: CheckDocument;
  readonly judge: JudgeSite;
  /** Hash of the schemas that the check was built from. */
  readonly schemaVersion: string;
  /** What ids that nobody chose are drawn with. */
  readonly pick: Pick;
}

/** Refuses to publish invalid documents, and tells the shops of those that were published. */
export function documentHook({ check, judge, schemaVersion, pick }: HookOptions) {
  const guardSites = siteGuard({ check, judge });

  return (
    { filter: register, action }: HookRegister,
    { database: tables, env, logger, services }: ExtensionContext,
  ): void => {
    const filter = (event: string, handler: Filter) => register(event, withDirectusErrors(handler));
    const guard = async (changes: readonly (Change | DocumentEdit)[], { database, schema }: HookContext) => {
      await lockDocuments(database);
      await guardSites(changes, database, async (id) => {
        // Within the transaction: the CMS has one connection to a database in a file.
        const { stream } = await new services.AssetsService({ knex: database, schema }).getAsset(id);
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        return Buffer.concat(chunks);
      });
    };

    guardUploads(services.FilesService);
    judgeWithinTransactions(services.ItemsService);
    guardSharedEdits(filter, services.VersionsService, Date.now);
    action('server.start', () => {
      fillSearchWords(tables).catch((error: unknown) => logger.warn(`The search lacks older documents: ${error}`));
    });

    logger.info(`Vitrine checks documents against schemas ${schemaVersion}.`);

    filter('items.create', async (payload, { collection = '' }, context) => {
      if (!isPayload(payload)) return payload;
      if (!isCollection(collection)) {
        return isNamed(context.schema, collection) ? { ...payload, id: payload['id'] ?? rowId(payload) } : payload;
      }
      const sent = await assertRowsAreSame(payload, [], context, collection);
      const { row, change } = checkCreate(collection, withGeneratedIds(sent, pick), check);
      if (change) await guard([change], context);
      return withSearchWords(row);
    });

    // Also runs when a draft is published, which Directus does by updating the row.
    filter('items.update', async (payload, { collection = '', keys = [] }, context) => {
      const { database } = context;
      if (!isCollection(collection) || !isPayload(payload)) return payload;
      const rows = rowsOf(await database(collection).whereIn('id', keys));
      const sent = await assertRowsAreSame(payload, rows, context, collection);
      const kept = recordFormerSlugs(collection, withGeneratedIds(sent, pick), rows);
      const changes = rows.map((row) => checkUpdate(collection, kept, row, check));
      await guard(
        changes.filter((change) => change !== null),
        context,
      );
      return withSearchWords(kept);
    });

    filter('items.delete', async (keys, { collection = '' }, context) => {
      if (!isCollection(collection) || !Array.isArray(keys)) return keys;
      const rows = rowsOf(await context.database(collection).whereIn('id', keys));
      const changes = rows.map((row) => ({ key: keyOf(collection, row), document: null }));
      await guard(changes, context);
      return keys;
    });

    // A picture that documents name stays, under its name and in the folder of its site.
    filter('files.delete', async (keys, _, context) => {
      if (Array.isArray(keys)) await guard(await findRemovedFiles('id', keys, context.database), context);
      return keys;
    });

    filter('files.update', async (payload, { keys = [] }, context) => {
      if (!isPayload(payload) || !('filename_download' in payload || 'folder' in payload)) return payload;
      const { database } = context;
      await guard(await findRemovedFiles('id', keys, database, payload), context);
      const rows = rowsOf(await database('directus_files').where({}));
      for (const row of rows.filter(({ id }) => keys.includes(id))) {
        const twin = await refuseDuplicateFile(rows, { ...row, ...payload }, database);
        if (twin) throw twin;
      }
      return payload;
    });

    filter('folders.delete', async (keys, _, context) => {
      if (Array.isArray(keys)) await guard(await findRemovedFiles('folder', keys, context.database), context);
      return keys;
    });

    filter('folders.update', async (payload, { keys = [] }, context) => {
      if (!isPayload(payload) || !('name' in payload)) return payload;
      const folders = rowsOf(await context.database('directus_folders').whereIn('id', keys));
      const renamed = folders.filter(({ name }) => name !== payload['name']).map(({ id }) => id);
      await guard(await findRemovedFiles('folder', renamed, context.database), context);
      return payload;
    });

    const url = env['VITRINE_CMS_WEBHOOK_URL'];
    const secret = env['VITRINE_CMS_WEBHOOK_SECRET'];
    if (typeof url !== 'string' || typeof secret !== 'string' || url === '' || secret === '') {
      logger.warn('VITRINE_CMS_WEBHOOK_URL and _SECRET are not set: the shops see a publish only when they look.');
      return;
    }
    const warn = (message: string) => logger.warn(message);
    const notify = noticeSender({ url, secret, warn, clock: Date.now, fetch: globalThis.fetch });
    for (const event of ['items.create', 'items.update', 'items.delete']) {
      action(event, ({ collection, key, keys }) => {
        if (!isCollection(collection)) return;
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

/** A row that is named like a document but has no schema of its own. */
function isNamed(schema: HookContext['schema'], collection: string): boolean {
  const fields = schema?.collections[collection]?.fields ?? {};
  return ['id', 'site', 'kind', 'name', 'document'].every((field) => field in fields);
}

function rowId({ site, kind, name }: Payload): string {
  return [site, kind, name].join(':');
}
