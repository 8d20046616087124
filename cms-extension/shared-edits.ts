import { isCollection } from '#engine/cms/directus/collections.ts';
import {
  type Accountability,
  type Database,
  type Filter,
  isPayload,
  type Payload,
  rowsOf,
  type VersionsService,
} from './directus-hooks.ts';
import { Refusal } from './refusal.ts';
import { assertSameRevision, type SavedBy, takeRevision, withRevision } from './revision.ts';
import { directusErrors } from './tell-refusal.ts';

/**
 * Keeps two editors of one document, or of one draft of it, from erasing each other's work. Forms of the Studio get a
 * document with its revision and send it back; clients with a token get neither, and overwrite. Directus asks no filter
 * what it answers to a save of a draft, so its service is wrapped.
 */
export function guardSharedEdits(
  filter: (event: string, handler: Filter) => void,
  { prototype }: VersionsService,
): void {
  filter('items.read', async (rows, { collection = '' }, { accountability }) => {
    if (!isCollection(collection) || !isStudio(accountability) || !Array.isArray(rows)) return rows;
    return rows.map((row: unknown) => (isPayload(row) ? withRevision(row) : row));
  });

  const { save } = prototype;
  prototype.save = async function (id, fields, options) {
    const [draft] = rowsOf(await this.knex('directus_versions').whereIn('id', [id]));
    if (!draft || !isCollection(draft['collection'])) return save.call(this, id, fields, options);
    const { document, revision } = takeRevision(fields['document']);
    try {
      if (revision !== null) await assertDraftIsSame(draft, { document, revision }, this.accountability, this.knex);
    } catch (error) {
      throw error instanceof Refusal ? directusErrors(error)[0] : error;
    }
    const saved = await save.call(this, id, revision === null ? fields : { ...fields, document }, options);
    return isStudio(this.accountability) && isPayload(saved) ? withRevision(saved) : saved;
  };
}

/** The payload of a save as it is stored, where nobody else saved any of these rows meanwhile. */
export async function assertRowsAreSame(payload: Payload, rows: readonly Payload[]): Promise<Payload> {
  const { document, revision } = takeRevision(payload['document']);
  for (const { document: stored, date_updated: at } of rows) {
    assertSameRevision(revision, document, stored, { name: null, at: momentOf(at) });
  }
  return revision === null ? payload : { ...payload, document };
}

async function assertDraftIsSame(
  { collection, item, delta }: Payload,
  sent: { readonly document: unknown; readonly revision: string },
  accountability: Accountability | null,
  database: Database,
): Promise<void> {
  const saved = parsed(delta);
  if (isPayload(saved) && 'document' in saved) {
    // The Studio saves while somebody types, and they may have typed on before it had the answer.
    const isOwn = saved['_user'] !== undefined && saved['_user'] === accountability?.user;
    if (isOwn) return;
    assertSameRevision(sent.revision, sent.document, saved['document'], await savedBy(saved, database));
    return;
  }
  const [row] = item ? rowsOf(await database(String(collection)).whereIn('id', [item])) : [];
  if (!row) return;
  const by = { name: null, at: momentOf(row['date_updated']) };
  assertSameRevision(sent.revision, sent.document, row['document'], by);
}

async function savedBy(delta: Payload, database: Database): Promise<SavedBy> {
  const { _user: id, _date: at } = delta;
  const [user] = id ? rowsOf(await database('directus_users').whereIn('id', [id])) : [];
  const name = [user?.['first_name'], user?.['last_name']].filter(Boolean).join(' ');
  return { name: name || (typeof user?.['email'] === 'string' ? user['email'] : null), at: momentOf(at) };
}

/** Whoever signed in to the Studio has a session; a client with a token has none. */
function isStudio(accountability: Accountability | null | undefined): boolean {
  return typeof accountability?.session === 'string';
}

function momentOf(value: unknown): number | null {
  const at = value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isFinite(at) ? at : null;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
