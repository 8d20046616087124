import { isDirectusCollection } from '#engine/cms/directus/directus-collections.ts';
import { toDirectusErrors } from './directus-errors.ts';
import {
  type DatabaseConnection,
  type DirectusFilter,
  type DirectusHookContext,
  isRowPayload,
  type RequestAccountability,
  type RowPayload,
  toRows,
  type VersionsService,
} from './directus-hooks.ts';
import {
  addDraftRecord,
  createDraftRecord,
  type DraftRecord,
  parseDraftDelta,
  readDraftRecord,
  removeDraftRecord,
} from './draft-record.ts';
import {
  createOutdatedDraftRefusal,
  createOverwriteRefusal,
  findPublisher,
  findUserName,
  parseTimestamp,
} from './overwrite-refusal.ts';
import { addRevision, hashRevision, splitRevision } from './revision.ts';
import { SaveRefusal } from './save-refusal.ts';
import { runInSaveTransaction } from './save-transactions.ts';

/**
 * Prevents two editors of a document or draft from overwriting each other. Studio forms receive the document with its
 * revision and send it back; clients with a token may overwrite. The versions service is wrapped, because Directus has
 * no filter for the answer to a draft save.
 */
export function guardAgainstOverwrites(
  filter: (event: string, handler: DirectusFilter) => void,
  { prototype }: VersionsService,
  clock: () => number,
): void {
  filter('items.read', async (rows, { collection = '' }, { accountability }) => {
    if (!isDirectusCollection(collection) || !isStudio(accountability) || !Array.isArray(rows)) return rows;
    return rows.map((row: unknown) => (isRowPayload(row) ? addRevision(row) : row));
  });

  filter('items.promote', async (payload, { collection = '', item, version }, { accountability, database }) => {
    if (!isDirectusCollection(collection) || !isRowPayload(payload)) return payload;
    const [draft] = toRows(await database('directus_versions').whereIn('id', [version]));
    const [row] = item ? toRows(await database(collection).whereIn('id', [item])) : [];
    if (draft && row && 'document' in payload && isStudio(accountability)) {
      const { base } = readDraftRecord(parseDraftDelta(draft)) ?? { base: null };
      const published = hashRevision(row['document']);
      if (base !== null && base !== published && hashRevision(payload['document']) !== published) {
        const by = await findPublisher(row, collection, database);
        const current = `${hashRevision(payload['document'])}.${published}`;
        throw createOutdatedDraftRefusal({
          savedDocument: payload['document'],
          storedDocument: row['document'],
          lastSave: by,
          storedRevision: current,
        });
      }
    }
    const fields = removeDraftRecord(payload);
    // The following update is compared with what was published at this moment.
    return row && isStudio(accountability) ? addRevision(fields, hashRevision(row['document'])) : fields;
  });

  const { readOne, save, promote } = prototype;
  // A page that was never published has no row, so its form reads the draft.
  prototype.readOne = async function (id, query, options) {
    const draft = await readOne.call(this, id, query, options);
    const isNew = isRowPayload(draft) && draft['item'] === null && isDirectusCollection(draft['collection']);
    if (!isNew || !isStudio(this.accountability) || !isRowPayload(draft['delta'])) return draft;
    return { ...draft, delta: addRevision(draft['delta']) };
  };

  prototype.save = async function (id, fields, options) {
    const { accountability } = this;
    return runInSaveTransaction(this, async (service, database) => {
      const [draft] = toRows(await database('directus_versions').whereIn('id', [id]));
      if (!draft || !isDirectusCollection(draft['collection'])) return save.call(service, id, fields, options);
      if (!('document' in fields)) return shown(await save.call(service, id, fields, options), accountability);
      const { document, record } = await told(() =>
        judgeDraft(draft, fields['document'], accountability, database, clock()),
      );
      const saved = await save.call(service, id, { ...fields, document }, options);
      await keepRecord(id, record, database);
      return shown(saved, accountability);
    });
  };

  prototype.promote = async function (id, options) {
    return runInSaveTransaction(this, async (service, database) => {
      const key = await promote.call(service, id, options);
      if (options?.fields && !options.fields.includes('document')) return key;
      const [draft] = toRows(await database('directus_versions').whereIn('id', [id]));
      const { collection } = draft ?? {};
      const [row] = isDirectusCollection(collection) ? toRows(await database(collection).whereIn('id', [key])) : [];
      const record = draft && readDraftRecord(parseDraftDelta(draft));
      if (record && row) await keepRecord(id, { ...record, base: hashRevision(row['document']) }, database);
      return key;
    });
  };
}

/**
 * Returns the payload to store if no other editor has saved these rows meanwhile.
 * @throws SaveRefusal
 */
export async function assertRowsUnchanged(
  payload: RowPayload,
  rows: readonly RowPayload[],
  { accountability, database }: Pick<DirectusHookContext, 'accountability' | 'database'>,
  collection: string,
): Promise<RowPayload> {
  if (!('document' in payload)) return payload;
  const { document, revision } = splitRevision(payload['document']);
  for (const row of rows) {
    const current = hashRevision(row['document']);
    if (revision === current || hashRevision(document) === current) continue;
    if (revision === null && !isStudio(accountability)) continue;
    const by = await findPublisher(row, collection, database);
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
 * Checks a draft save. A revision is that of the draft's text; after a dot follows that of the published text that the
 * editor has merged.
 *
 * @throws SaveRefusal
 */
async function judgeDraft(
  draft: RowPayload,
  written: unknown,
  accountability: RequestAccountability | null,
  database: DatabaseConnection,
  now: number,
): Promise<{ readonly document: unknown; readonly record: DraftRecord }> {
  const { document, revision } = splitRevision(written);
  const delta = parseDraftDelta(draft);
  const { collection, item } = draft;
  const [row] = item ? toRows(await database(String(collection)).whereIn('id', [item])) : [];
  const isBegun = 'document' in delta;
  const replaced = isBegun ? delta['document'] : row?.['document'];
  const previous = isBegun ? readDraftRecord(delta) : null;
  const published = row ? hashRevision(row['document']) : null;
  const by = isBegun
    ? (previous?.by ?? delta['_user'])
    : row && (await findPublisher(row, String(collection), database)).user;

  const [sawDraft, sawPublished] = revision?.split('.') ?? [];
  const current = hashRevision(replaced);
  const isNew = replaced === undefined || replaced === null;
  const isOwn =
    isSameUser(by, accountability) && (revision === null || previous?.run.includes(sawDraft ?? '') === true);
  const isSame = isNew || isOwn || sawDraft === current || hashRevision(document) === current;
  const tookIn = sawPublished === undefined || sawPublished === published;
  if ((revision !== null || isStudio(accountability)) && !(isSame && tookIn)) {
    const theirs = isSame ? row?.['document'] : replaced;
    const saved =
      isSame || !isBegun
        ? await findPublisher(row ?? {}, String(collection), database)
        : { name: await findUserName(by, database), at: previous?.at ?? parseTimestamp(delta['_date']) };
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
  if (previous && hashRevision(document) === current) return { document, record: { ...previous, base } };
  const user = accountability?.user ?? null;
  return { document, record: createDraftRecord(previous, { by: user, at: now, base, replaced }) };
}

async function keepRecord(id: unknown, record: DraftRecord, database: DatabaseConnection): Promise<void> {
  const [draft] = toRows(await database('directus_versions').whereIn('id', [id]));
  if (!draft) return;
  const delta = JSON.stringify(addDraftRecord(parseDraftDelta(draft), record));
  await database('directus_versions').where({ id }).update({ delta });
}

/** The answer to a draft save. */
function shown(saved: unknown, accountability: RequestAccountability | null): unknown {
  if (!isRowPayload(saved)) return saved;
  const fields = removeDraftRecord(saved);
  return isStudio(accountability) ? addRevision(fields) : fields;
}

async function told<Result>(judge: () => Promise<Result>): Promise<Result> {
  try {
    return await judge();
  } catch (error) {
    throw error instanceof SaveRefusal ? toDirectusErrors(error)[0] : error;
  }
}

function isSameUser(user: unknown, accountability: RequestAccountability | null | undefined): boolean {
  return user !== null && user !== undefined && user === accountability?.user;
}

/** Studio users have a session; clients with a token have none. */
function isStudio(accountability: RequestAccountability | null | undefined): boolean {
  return typeof accountability?.session === 'string';
}
