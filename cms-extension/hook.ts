import { isCollection } from '#engine/cms/directus/collections.ts';
import type { ExtensionContext, HookContext, HookRegister, Payload } from './directus-hooks.ts';
import { type CheckDocument, checkCreate, checkUpdate } from './guard.ts';
import { noticeSender } from './notices.ts';

export interface HookOptions {
  readonly check: CheckDocument;
  /** Hash of the schemas that the check was built from. */
  readonly schemaVersion: string;
}

/** Refuses to publish invalid documents, and tells the shops of those that were published. */
export function documentHook({ check, schemaVersion }: HookOptions) {
  return ({ filter, action }: HookRegister, { env, logger }: ExtensionContext): void => {
    logger.info(`Vitrine checks documents against schemas ${schemaVersion}.`);

    filter('items.create', async (payload, { collection = '' }, { schema }) => {
      if (!isPayload(payload)) return payload;
      if (isCollection(collection)) return checkCreate(collection, payload, check);
      return isNamed(schema, collection) ? { ...payload, id: payload['id'] ?? rowId(payload) } : payload;
    });

    // Also runs when a draft is published, which Directus does by updating the row.
    filter('items.update', async (payload, { collection = '', keys = [] }, { database }) => {
      if (!isCollection(collection) || !isPayload(payload)) return payload;
      const rows = await database(collection).whereIn('id', keys);
      for (const row of Array.isArray(rows) ? rows.filter(isPayload) : []) checkUpdate(collection, payload, row, check);
      return payload;
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

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
