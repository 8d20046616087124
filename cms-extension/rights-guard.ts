import {
  DIRECTUS_COLLECTIONS,
  isDirectusDocumentCollectionName,
  readDocumentKeyFieldsOfRow,
} from '#engine/cms/directus/directus-collections.ts';
import { convertSaveRefusalToDirectusErrors } from './directus-errors.ts';
import {
  type DirectusDraftVersionsService,
  type DirectusFilterHook,
  type DirectusHookContext,
  isRowPayload,
  type RowPayload,
  toRowPayloadList,
} from './directus-hooks.ts';
import { parseDraftDelta } from './draft-record.ts';
import {
  assertMayEdit,
  EDITABLE_KINDS,
  EDITOR_RIGHTS_COLLECTION,
  type EditorContext,
  type EditTarget,
  listReadableSites,
  parseEditTarget,
} from './editor-rights.ts';
import { parseStoredDocument } from './revision.ts';
import { MissingRightRefusal, SaveRefusal } from './save-refusal.ts';

type RegisterFilter = (event: string, handler: DirectusFilterHook) => void;

/**
 * Keeps editors within their rights: hides documents and drafts of other sites, and refuses edits. The permissions of
 * Directus can't, because the tier without a licence has none for single rows.
 */
export function registerDocumentRightsHooks(filter: RegisterFilter, versions: DirectusDraftVersionsService): void {
  filter('items.query', async (query, { collection }, context) => {
    if (!isDirectusDocumentCollectionName(collection)) return query;
    const sites = await listReadableSites(context);
    return sites ? addQueryCondition(query, { site: { _in: sites } }) : query;
  });

  filter('items.create', async (payload, { collection }, context) => {
    if (!isRowPayload(payload)) return payload;
    if (collection === EDITOR_RIGHTS_COLLECTION) assertRightsEntry(payload, context);
    await assertMayEdit(toEditTargets(collection, [payload]), context);
    return payload;
  });

  filter('items.update', async (payload, { collection = '', keys = [] }, context) => {
    if (collection === EDITOR_RIGHTS_COLLECTION && isRowPayload(payload)) {
      for (const row of toRowPayloadList(await context.database(collection).whereIn('id', keys)))
        assertRightsEntry({ ...row, ...payload }, context);
    }
    await assertMayEditStoredRows(collection, keys, context);
    return payload;
  });

  filter('items.delete', async (keys, { collection = '' }, context) => {
    if (collection === EDITOR_RIGHTS_COLLECTION) assertAdministrator(context);
    await assertMayEditStoredRows(collection, keys, context);
    return keys;
  });

  filter('versions.query', async (query, _, context) => {
    const sites = await listReadableSites(context);
    if (!sites) return query;
    // The site of a page that was never published is in its draft only.
    const unpublished = toRowPayloadList(await context.database('directus_versions').where({ item: null }));
    const hidden = unpublished.filter((draft) =>
      listEditTargetsOfDraft(draft).some(({ site }) => !sites.includes(site)),
    );
    const conditions = [
      { item: { _null: true } },
      { collection: { _nin: DIRECTUS_COLLECTIONS } },
      ...createItemConditions(sites),
    ];
    const shown = addQueryCondition(query, { _or: conditions });
    return hidden.length > 0 ? addQueryCondition(shown, { id: { _nin: hidden.map(({ id }) => id) } }) : shown;
  });

  filter('versions.create', async (payload, _, context) => {
    if (isRowPayload(payload)) await assertMayEdit(listEditTargetsOfDraft(payload), context);
    return payload;
  });

  // A draft save arrives here as an administrator's update, and is checked in `save`.
  filter('versions.update', async (payload, { keys = [] }, context) => {
    const drafts = toRowPayloadList(await context.database('directus_versions').whereIn('id', keys));
    const moved = isRowPayload(payload) && 'item' in payload ? drafts.map((draft) => ({ ...draft, ...payload })) : [];
    await assertMayEdit([...drafts, ...moved].flatMap(listEditTargetsOfDraft), context);
    return payload;
  });

  filter('versions.delete', async (keys, _, context) => {
    const ids = Array.isArray(keys) ? keys : [];
    const drafts = toRowPayloadList(await context.database('directus_versions').whereIn('id', ids));
    await assertMayEdit(drafts.flatMap(listEditTargetsOfDraft), context);
    return keys;
  });

  // Revisions contain whole documents and drafts.
  filter('revisions.query', async (query, _, context) => {
    const sites = await listReadableSites(context);
    const documents = [...DIRECTUS_COLLECTIONS, 'directus_versions'];
    return sites
      ? addQueryCondition(query, { _or: [{ collection: { _nin: documents } }, ...createItemConditions(sites)] })
      : query;
  });

  const { save } = versions.prototype;
  versions.prototype.save = async function (id, fields, options) {
    const context = { database: this.knex, accountability: this.accountability, schema: this.schema ?? null };
    const [draft] = toRowPayloadList(await this.knex('directus_versions').whereIn('id', [id]));
    if (draft) {
      const delta = { ...parseDraftDelta(draft), ...fields };
      await throwAsDirectusError(() => assertMayEdit(listEditTargetsOfDraft({ ...draft, delta }), context));
    }
    return save.call(this, id, fields, options);
  };
}

/** Throws refusals as the error that Directus shows. */
export async function throwAsDirectusError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SaveRefusal ? convertSaveRefusalToDirectusErrors(error)[0] : error;
  }
}

/** Adds a condition to a query of Directus. */
export function addQueryCondition(query: unknown, condition: object): RowPayload {
  const { filter, ...rest }: RowPayload = isRowPayload(query) ? query : {};
  return { ...rest, filter: filter ? { _and: [filter, condition] } : condition };
}

/** Places of rows; a row without site, kind or name is refused by the check of documents. */
function toEditTargets(collection: unknown, rows: readonly RowPayload[]): readonly EditTarget[] {
  if (!isDirectusDocumentCollectionName(collection)) return [];
  return rows.flatMap((row) => {
    const { site, kind, name } = readDocumentKeyFieldsOfRow(collection, row);
    return typeof site === 'string' && typeof kind === 'string' ? [{ site, kind, name: String(name) }] : [];
  });
}

/** Place of a draft; none for a new page without a site, and for drafts of other collections. */
function listEditTargetsOfDraft(draft: RowPayload): readonly EditTarget[] {
  const { collection, item } = draft;
  if (!isDirectusDocumentCollectionName(collection)) return [];
  if (item === null || item === undefined) return toEditTargets(collection, [parseDraftDelta(draft)]);
  const target = parseEditTarget(item);
  return target ? [target] : [];
}

async function assertMayEditStoredRows(collection: string, keys: unknown, context: EditorContext): Promise<void> {
  if (!isDirectusDocumentCollectionName(collection) || !Array.isArray(keys)) return;
  const rows = toRowPayloadList(await context.database(collection).whereIn('id', keys));
  await assertMayEdit(toEditTargets(collection, rows), context);
}

function createItemConditions(sites: readonly string[]): readonly object[] {
  return sites.map((site) => ({ item: { _starts_with: `${site}:` } }));
}

function assertAdministrator({ accountability }: Pick<DirectusHookContext, 'accountability'>): void {
  if (accountability && accountability.admin !== true)
    throw new MissingRightRefusal('Only administrators may change what editors may edit.');
}

/** @throws SaveRefusal */
function assertRightsEntry(entry: RowPayload, context: Pick<DirectusHookContext, 'accountability'>): void {
  assertAdministrator(context);
  if (!entry['user'] && !entry['role'])
    throw new SaveRefusal('Choose the editor or the role that these rights are for.', 'user');
  const kinds = parseStoredDocument(entry['kinds'] ?? []);
  const unknown = Array.isArray(kinds) ? kinds.find((kind) => !EDITABLE_KINDS.includes(kind)) : kinds;
  if (unknown === undefined) return;
  throw new SaveRefusal(
    `There is no kind ${JSON.stringify(unknown)}. Choose from ${EDITABLE_KINDS.join(', ')}.`,
    'kinds',
  );
}
