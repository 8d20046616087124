import { isCollection } from '#engine/cms/directus/collections.ts';
import {
  type ExtensionContext,
  type HookContext,
  type HookRegister,
  isPayload,
  type Payload,
  rowsOf,
} from './directus-hooks.ts';
import { keepFormer } from './former-addresses.ts';
import { type Pick, withGeneratedIds } from './generated-ids.ts';
import { type CheckDocument, checkCreate, checkUpdate, keyOf } from './guard.ts';
import { noticeSender } from './notices.ts';
import { type JudgeSite, siteGuard } from './site-guard.ts';

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

  return ({ filter, action }: HookRegister, { env, logger }: ExtensionContext): void => {
    logger.info(`Vitrine checks documents against schemas ${schemaVersion}.`);

    filter('items.create', async (payload, { collection = '' }, { database, schema }) => {
      if (!isPayload(payload)) return payload;
      if (!isCollection(collection)) {
        return isNamed(schema, collection) ? { ...payload, id: payload['id'] ?? rowId(payload) } : payload;
      }
      const { row, change } = checkCreate(collection, withGeneratedIds(payload, pick), check);
      if (change) await guardSites([change], database);
      return row;
    });

    // Also runs when a draft is published, which Directus does by updating the row.
    filter('items.update', async (payload, { collection = '', keys = [] }, { database }) => {
      if (!isCollection(collection) || !isPayload(payload)) return payload;
      const rows = rowsOf(await database(collection).whereIn('id', keys));
      const kept = keepFormer(collection, withGeneratedIds(payload, pick), rows);
      const changes = rows.map((row) => checkUpdate(collection, kept, row, check));
      await guardSites(
        changes.filter((change) => change !== null),
        database,
      );
      return kept;
    });

    filter('items.delete', async (keys, { collection = '' }, { database }) => {
      if (!isCollection(collection) || !Array.isArray(keys)) return keys;
      const rows = rowsOf(await database(collection).whereIn('id', keys));
      const changes = rows.map((row) => ({ key: keyOf(collection, row), document: null }));
      await guardSites(changes, database);
      return keys;
    });

    const url = env['VITRINE_CMS_WEBHOOK_URL'];
    const secret = env['VITRINE_CMS_WEBHOOK_SECRET'];
    if (typeof url !== 'string' || typeof secret !== 'string') {
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
