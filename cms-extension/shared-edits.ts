import { isDirectusDocumentCollectionName } from '#engine/cms/directus/directus-collections.ts';
import { convertSaveRefusalToDirectusErrors } from './directus-errors.ts';
import {
  type DirectusDraftVersionsService,
  type DirectusFilterHook,
  type DirectusHookContext,
  type DirectusRequestAccountability,
  isRowPayload,
  type RowPayload,
  toRowPayloadList,
  type WritableCmsDatabaseConnection,
} from './directus-hooks.ts';
import {
  addDraftEditMetadata,
  createDraftEditMetadata,
  type DraftEditMetadata,
  parseDraftDelta,
  readDraftEditMetadata,
  removeDraftEditMetadata,
} from './draft-record.ts';
import {
  createOutdatedDraftRefusal,
  createOverwriteRefusal,
  findDirectusUserName,
  findLastSaverOfPublishedDocument,
  parseTimestamp,
} from './overwrite-refusal.ts';
import { addRevisionToRowDocument, hashDocumentRevision, splitDocumentAndRevision } from './revision.ts';
import { SaveRefusal } from './save-refusal.ts';
import { runInSaveTransaction } from './save-transactions.ts';

/**
 * Prevents two editors of a document or draft from overwriting each other. Data Studio forms receive the document with its
 * revision and send it back; clients with a token may overwrite. The versions service is wrapped, because Directus has
 * no filter for the answer to a draft save.
 */
export function registerOverwriteGuardHooks(
  filter: (event: string, handler: DirectusFilterHook) => void,
  { prototype }: DirectusDraftVersionsService,
  clock: () => number,
): void {
  filter('items.read', async (rows, { collection = '' }, { accountability }) => {
    if (!isDirectusDocumentCollectionName(collection) || !isDataStudioUser(accountability) || !Array.isArray(rows))
      return rows;
    return rows.map((row: unknown) => (isRowPayload(row) ? addRevisionToRowDocument(row) : row));
  });

  filter('items.promote', async (payload, { collection = '', item, version }, { accountability, database }) => {
    if (!isDirectusDocumentCollectionName(collection) || !isRowPayload(payload)) return payload;
    const [draft] = toRowPayloadList(await database('directus_versions').whereIn('id', [version]));
    const [row] = item ? toRowPayloadList(await database(collection).whereIn('id', [item])) : [];
    if (draft && row && 'document' in payload && isDataStudioUser(accountability)) {
      const { base } = readDraftEditMetadata(parseDraftDelta(draft)) ?? { base: null };
      const published = hashDocumentRevision(row['document']);
      if (base !== null && base !== published && hashDocumentRevision(payload['document']) !== published) {
        const by = await findLastSaverOfPublishedDocument(row, collection, database);
        const current = `${hashDocumentRevision(payload['document'])}.${published}`;
        throw createOutdatedDraftRefusal({
          savedDocument: payload['document'],
          storedDocument: row['document'],
          lastSave: by,
          storedRevision: current,
        });
      }
    }
    const fields = removeDraftEditMetadata(payload);
    // The following update is compared with what was published at this moment.
    return row && isDataStudioUser(accountability)
      ? addRevisionToRowDocument(fields, hashDocumentRevision(row['document']))
      : fields;
  });

  const { createOne, readOne, getVersionSaves, save, promote } = prototype;
  // Two editors may open a document without a draft. Returning the existing draft to the second one leads to a save that
  // is compared with it; the Data Studio would retry a failed creation forever, without an error message.
  prototype.createOne = async function (draft, options) {
    try {
      return await createOne.call(this, draft, options);
    } catch (error) {
      const existing =
        isDraftExistsError(error) && isDataStudioUser(this.accountability) && (await findDraftId(draft, this));
      if (!existing) throw error;
      return existing;
    }
  };

  // The draft form merges these fields into the published row.
  prototype.getVersionSaves = async function (key, collection, item, forForm = true) {
    const drafts = await getVersionSaves.call(this, key, collection, item, forForm);
    if (!forForm || !isDirectusDocumentCollectionName(collection) || !isDataStudioUser(this.accountability))
      return drafts;
    return drafts.map((draft) =>
      isRowPayload(draft) && isRowPayload(draft['delta'])
        ? { ...draft, delta: addRevisionToRowDocument(draft['delta']) }
        : draft,
    );
  };

  // A page that was never published has no row, so its form reads the draft.
  prototype.readOne = async function (id, query, options) {
    const draft = await readOne.call(this, id, query, options);
    const isNew =
      isRowPayload(draft) && draft['item'] === null && isDirectusDocumentCollectionName(draft['collection']);
    if (!isNew || !isDataStudioUser(this.accountability) || !isRowPayload(draft['delta'])) return draft;
    return { ...draft, delta: addRevisionToRowDocument(draft['delta']) };
  };

  prototype.save = async function (id, fields, options) {
    const { accountability } = this;
    return runInSaveTransaction(this, async (service, database) => {
      const [draft] = toRowPayloadList(await database('directus_versions').whereIn('id', [id]));
      if (!draft || !isDirectusDocumentCollectionName(draft['collection']))
        return save.call(service, id, fields, options);
      if (!('document' in fields)) return shown(await save.call(service, id, fields, options), accountability);
      const { document, record } = await rethrowRefusalAsDirectusError(() =>
        judgeDraft(draft, fields['document'], accountability, database, clock()),
      );
      const saved = await save.call(service, id, { ...fields, document }, options);
      await saveDraftEditMetadata(id, record, database);
      return shown(saved, accountability);
    });
  };

  prototype.promote = async function (id, options) {
    return runInSaveTransaction(this, async (service, database) => {
      const key = await promote.call(service, id, options);
      if (options?.fields && !options.fields.includes('document')) return key;
      const [draft] = toRowPayloadList(await database('directus_versions').whereIn('id', [id]));
      const { collection } = draft ?? {};
      const [row] = isDirectusDocumentCollectionName(collection)
        ? toRowPayloadList(await database(collection).whereIn('id', [key]))
        : [];
      const record = draft && readDraftEditMetadata(parseDraftDelta(draft));
      if (record && row)
        await saveDraftEditMetadata(id, { ...record, base: hashDocumentRevision(row['document']) }, database);
      return key;
    });
  };
}

/**
 * Returns the payload to store if no other editor has changed these rows since.
 * @throws SaveRefusal
 */
export async function assertRowsUnchanged(
  payload: RowPayload,
  rows: readonly RowPayload[],
  { accountability, database }: Pick<DirectusHookContext, 'accountability' | 'database'>,
  collection: string,
): Promise<RowPayload> {
  if (!('document' in payload)) return payload;
  const { document, revision } = splitDocumentAndRevision(payload['document']);
  for (const row of rows) {
    const current = hashDocumentRevision(row['document']);
    if (revision === current || hashDocumentRevision(document) === current) continue;
    if (revision === null && !isDataStudioUser(accountability)) continue;
    const by = await findLastSaverOfPublishedDocument(row, collection, database);
    if (revision === null && isSameUser(by.user, accountability)) continue;
    throw createOverwriteRefusal({
      revision,
      savedDocument: document,
      storedDocument: row['document'],
      lastSave: by,
      storedRevision: current,
    });
  }
  return revision === null ? payload : { ...payload, document };
}

/**
 * Checks a draft save. The revision is that of the draft, optionally followed by a dot and that of the published text
 * that the editor has merged.
 *
 * @throws SaveRefusal
 */
async function judgeDraft(
  draft: RowPayload,
  written: unknown,
  accountability: DirectusRequestAccountability | null,
  database: WritableCmsDatabaseConnection,
  now: number,
): Promise<{ readonly document: unknown; readonly record: DraftEditMetadata }> {
  const { document, revision } = splitDocumentAndRevision(written);
  const delta = parseDraftDelta(draft);
  const { collection, item } = draft;
  const [row] = item ? toRowPayloadList(await database(String(collection)).whereIn('id', [item])) : [];
  const isBegun = 'document' in delta;
  const replaced = isBegun ? delta['document'] : row?.['document'];
  const previous = isBegun ? readDraftEditMetadata(delta) : null;
  const published = row ? hashDocumentRevision(row['document']) : null;
  const by = isBegun
    ? (previous?.by ?? delta['_user'])
    : row && (await findLastSaverOfPublishedDocument(row, String(collection), database)).user;

  const [sawDraft, sawPublished] = revision?.split('.') ?? [];
  const current = hashDocumentRevision(replaced);
  const isNew = replaced === undefined || replaced === null;
  const isOwn =
    isSameUser(by, accountability) && (revision === null || previous?.run.includes(sawDraft ?? '') === true);
  const isSame = isNew || isOwn || sawDraft === current || hashDocumentRevision(document) === current;
  const tookIn = sawPublished === undefined || sawPublished === published;
  if ((revision !== null || isDataStudioUser(accountability)) && !(isSame && tookIn)) {
    const theirs = isSame ? row?.['document'] : replaced;
    const saved =
      isSame || !isBegun
        ? await findLastSaverOfPublishedDocument(row ?? {}, String(collection), database)
        : { name: await findDirectusUserName(by, database), at: previous?.at ?? parseTimestamp(delta['_date']) };
    const needed = sawPublished === undefined ? current : `${current}.${published ?? ''}`;
    throw createOverwriteRefusal({
      revision,
      savedDocument: document,
      storedDocument: theirs,
      lastSave: saved,
      storedRevision: needed,
    });
  }
  const base = isBegun && sawPublished === undefined ? (previous?.base ?? null) : published;
  if (previous && hashDocumentRevision(document) === current) return { document, record: { ...previous, base } };
  const user = accountability?.user ?? null;
  return { document, record: createDraftEditMetadata(previous, { by: user, at: now, base, replaced }) };
}

/** Key of the draft that the Data Studio creates automatically. Editors choose the keys of other drafts. */
const STUDIO_DRAFT_KEY = 'draft';

function isDraftExistsError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'UNPROCESSABLE_CONTENT';
}

async function findDraftId(draft: RowPayload, { knex }: { readonly knex: WritableCmsDatabaseConnection }) {
  const { key, collection, item } = draft;
  if (key !== STUDIO_DRAFT_KEY || !item || !isDirectusDocumentCollectionName(collection)) return null;
  const [existing] = toRowPayloadList(await knex('directus_versions').where({ key, collection, item }));
  return existing?.['id'] ?? null;
}

async function saveDraftEditMetadata(
  id: unknown,
  record: DraftEditMetadata,
  database: WritableCmsDatabaseConnection,
): Promise<void> {
  const [draft] = toRowPayloadList(await database('directus_versions').whereIn('id', [id]));
  if (!draft) return;
  const delta = JSON.stringify(addDraftEditMetadata(parseDraftDelta(draft), record));
  await database('directus_versions').where({ id }).update({ delta });
}

/** The answer to a draft save. */
function shown(saved: unknown, accountability: DirectusRequestAccountability | null): unknown {
  if (!isRowPayload(saved)) return saved;
  const fields = removeDraftEditMetadata(saved);
  return isDataStudioUser(accountability) ? addRevisionToRowDocument(fields) : fields;
}

async function rethrowRefusalAsDirectusError<Result>(judge: () => Promise<Result>): Promise<Result> {
  try {
    return await judge();
  } catch (error) {
    throw error instanceof SaveRefusal ? convertSaveRefusalToDirectusErrors(error)[0] : error;
  }
}

function isSameUser(user: unknown, accountability: DirectusRequestAccountability | null | undefined): boolean {
  return user !== null && user !== undefined && user === accountability?.user;
}

/** Data Studio users have a session; clients with a token have none. */
function isDataStudioUser(accountability: DirectusRequestAccountability | null | undefined): boolean {
  return typeof accountability?.session === 'string';
}
