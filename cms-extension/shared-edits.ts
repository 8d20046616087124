import { isCollection } from '#engine/cms/directus/collections.ts';
import { directusErrors } from './directus-errors.ts';
import {
  type Accountability,
  type Connection,
  type Filter,
  type HookContext,
  isPayload,
  type Payload,
  rowsOf,
  type VersionsService,
} from './directus-hooks.ts';
import { type DraftRecord, deltaOf, recordOf, recordOfSave, withoutRecord, withRecord } from './draft-record.ts';
import { momentOf, nameOf, publisherOf, refuseOutdatedDraft, refuseOverwrite } from './overwrite-refusal.ts';
import { Refusal } from './refusal.ts';
import { revisionOf, takeRevision, withRevision } from './revision.ts';
import { withinTransaction } from './whole-saves.ts';

/**
 * Keeps two editors of one document, or of one draft of it, from erasing each other's work. Forms of the Studio get a
 * document with its revision and send it back; clients with a token get neither, and overwrite. Directus asks no filter
 * what it answers to a save of a draft, so its service is wrapped.
 */
export function guardSharedEdits(
  filter: (event: string, handler: Filter) => void,
  { prototype }: VersionsService,
  clock: () => number,
): void {
  filter('items.read', async (rows, { collection = '' }, { accountability }) => {
    if (!isCollection(collection) || !isStudio(accountability) || !Array.isArray(rows)) return rows;
    return rows.map((row: unknown) => (isPayload(row) ? withRevision(row) : row));
  });

  filter('items.promote', async (payload, { collection = '', item, version }, { accountability, database }) => {
    if (!isCollection(collection) || !isPayload(payload)) return payload;
    const [draft] = rowsOf(await database('directus_versions').whereIn('id', [version]));
    const [row] = item ? rowsOf(await database(collection).whereIn('id', [item])) : [];
    if (draft && row && 'document' in payload && isStudio(accountability)) {
      const { base } = recordOf(deltaOf(draft)) ?? { base: null };
      const published = revisionOf(row['document']);
      if (base !== null && base !== published && revisionOf(payload['document']) !== published) {
        const by = await publisherOf(row, collection, database);
        const current = `${revisionOf(payload['document'])}.${published}`;
        throw refuseOutdatedDraft({ mine: payload['document'], theirs: row['document'], by, current });
      }
    }
    const fields = withoutRecord(payload);
    // The update that follows is held to what was published when this was judged.
    return row && isStudio(accountability) ? withRevision(fields, revisionOf(row['document'])) : fields;
  });

  const { readOne, save, promote } = prototype;
  // A page that was never published has no row, so its form reads the draft itself.
  prototype.readOne = async function (id, query, options) {
    const draft = await readOne.call(this, id, query, options);
    const isNew = isPayload(draft) && draft['item'] === null && isCollection(draft['collection']);
    if (!isNew || !isStudio(this.accountability) || !isPayload(draft['delta'])) return draft;
    return { ...draft, delta: withRevision(draft['delta']) };
  };

  prototype.save = async function (id, fields, options) {
    const { accountability } = this;
    return withinTransaction(this, async (service, database) => {
      const [draft] = rowsOf(await database('directus_versions').whereIn('id', [id]));
      if (!draft || !isCollection(draft['collection'])) return save.call(service, id, fields, options);
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
    return withinTransaction(this, async (service, database) => {
      const key = await promote.call(service, id, options);
      if (options?.fields && !options.fields.includes('document')) return key;
      const [draft] = rowsOf(await database('directus_versions').whereIn('id', [id]));
      const { collection } = draft ?? {};
      const [row] = isCollection(collection) ? rowsOf(await database(collection).whereIn('id', [key])) : [];
      const record = draft && recordOf(deltaOf(draft));
      if (record && row) await keepRecord(id, { ...record, base: revisionOf(row['document']) }, database);
      return key;
    });
  };
}

/**
 * The payload of a save as it is stored, where nobody else saved any of these rows meanwhile.
 *
 * @throws Refusal
 */
export async function assertRowsAreSame(
  payload: Payload,
  rows: readonly Payload[],
  { accountability, database }: Pick<HookContext, 'accountability' | 'database'>,
  collection: string,
): Promise<Payload> {
  if (!('document' in payload)) return payload;
  const { document, revision } = takeRevision(payload['document']);
  for (const row of rows) {
    const current = revisionOf(row['document']);
    if (revision === current || revisionOf(document) === current) continue;
    if (revision === null && !isStudio(accountability)) continue;
    const by = await publisherOf(row, collection, database);
    if (revision === null && isSameUser(by.user, accountability)) continue;
    throw refuseOverwrite({ revision, mine: document, theirs: row['document'], by, current });
  }
  return revision === null ? payload : { ...payload, document };
}

/**
 * The document that somebody sent for a draft, and what is kept with it. A revision is that of the text in the draft; behind
 * a dot stands that of the published text, where somebody brought both together.
 *
 * @throws Refusal
 */
async function judgeDraft(
  draft: Payload,
  written: unknown,
  accountability: Accountability | null,
  database: Connection,
  now: number,
): Promise<{ readonly document: unknown; readonly record: DraftRecord }> {
  const { document, revision } = takeRevision(written);
  const delta = deltaOf(draft);
  const { collection, item } = draft;
  const [row] = item ? rowsOf(await database(String(collection)).whereIn('id', [item])) : [];
  const isBegun = 'document' in delta;
  const replaced = isBegun ? delta['document'] : row?.['document'];
  const previous = isBegun ? recordOf(delta) : null;
  const published = row ? revisionOf(row['document']) : null;
  const by = isBegun
    ? (previous?.by ?? delta['_user'])
    : row && (await publisherOf(row, String(collection), database)).user;

  const [sawDraft, sawPublished] = revision?.split('.') ?? [];
  const current = revisionOf(replaced);
  const isNew = replaced === undefined || replaced === null;
  const isOwn =
    isSameUser(by, accountability) && (revision === null || previous?.run.includes(sawDraft ?? '') === true);
  const isSame = isNew || isOwn || sawDraft === current || revisionOf(document) === current;
  const tookIn = sawPublished === undefined || sawPublished === published;
  if ((revision !== null || isStudio(accountability)) && !(isSame && tookIn)) {
    const theirs = isSame ? row?.['document'] : replaced;
    const saved =
      isSame || !isBegun
        ? await publisherOf(row ?? {}, String(collection), database)
        : { name: await nameOf(by, database), at: previous?.at ?? momentOf(delta['_date']) };
    const needed = sawPublished === undefined ? current : `${current}.${published ?? ''}`;
    throw refuseOverwrite({ revision, mine: document, theirs, by: saved, current: needed });
  }
  const base = isBegun && sawPublished === undefined ? (previous?.base ?? null) : published;
  if (previous && revisionOf(document) === current) return { document, record: { ...previous, base } };
  const user = accountability?.user ?? null;
  return { document, record: recordOfSave(previous, { by: user, at: now, base, replaced }) };
}

async function keepRecord(id: unknown, record: DraftRecord, database: Connection): Promise<void> {
  const [draft] = rowsOf(await database('directus_versions').whereIn('id', [id]));
  if (!draft) return;
  const delta = JSON.stringify(withRecord(deltaOf(draft), record));
  await database('directus_versions').where({ id }).update({ delta });
}

/** What a save of a draft answers. */
function shown(saved: unknown, accountability: Accountability | null): unknown {
  if (!isPayload(saved)) return saved;
  const fields = withoutRecord(saved);
  return isStudio(accountability) ? withRevision(fields) : fields;
}

async function told<Result>(judge: () => Promise<Result>): Promise<Result> {
  try {
    return await judge();
  } catch (error) {
    throw error instanceof Refusal ? directusErrors(error)[0] : error;
  }
}

function isSameUser(user: unknown, accountability: Accountability | null | undefined): boolean {
  return user !== null && user !== undefined && user === accountability?.user;
}

/** Whoever signed in to the Studio has a session; a client with a token has none. */
function isStudio(accountability: Accountability | null | undefined): boolean {
  return typeof accountability?.session === 'string';
}
