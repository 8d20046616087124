import { type RowPayload, type StoredRowsQueryBuilder, toRowPayloadList } from './directus-hooks.ts';
import { describeDocumentDifferences } from './document-differences.ts';
import { DOCUMENT_REVISION_PROPERTY } from './revision.ts';
import { SaveRefusal } from './save-refusal.ts';

/** Who saved the stored document last, as far as known. */
export interface LastDocumentSave {
  readonly name: string | null;
  /** Epoch milliseconds. */
  readonly at: number | null;
}

export interface OverwriteDetails {
  /** Revision that the saved text is based on; null for none. */
  readonly revision: string | null;
  readonly savedDocument: unknown;
  readonly storedDocument: unknown;
  readonly lastSave: LastDocumentSave;
  /** Revision of the stored document. */
  readonly storedRevision: string;
}

/** Refusal of a save that would overwrite another editor's changes. */
export function createOverwriteRefusal({
  revision,
  savedDocument,
  storedDocument,
  lastSave,
  storedRevision,
}: OverwriteDetails): SaveRefusal {
  const why =
    revision === null
      ? `your text has no line "${DOCUMENT_REVISION_PROPERTY}", and ${who(lastSave)}. Your text would erase that.`
      : `${who(lastSave)} after you opened this document, and your text would erase that.`;
  const line =
    revision === null
      ? `add the line "${DOCUMENT_REVISION_PROPERTY}": "${storedRevision}"`
      : `set "${DOCUMENT_REVISION_PROPERTY}" to "${storedRevision}"`;
  return new SaveRefusal(
    `Not saved: ${why} Nothing is lost: your text is still in the form. ` +
      `What differs: ${describeDocumentDifferences(storedDocument, savedDocument)} ` +
      `To keep both, make these places as you want them, and ${line}. Then save again.`,
    'document',
  );
}

/** Refusal to publish a draft that does not include what was published since it began. */
export function createOutdatedDraftRefusal({
  savedDocument,
  storedDocument,
  lastSave,
  storedRevision,
}: Omit<OverwriteDetails, 'revision'>): SaveRefusal {
  return new SaveRefusal(
    `Not published: ${who(lastSave)} after this draft began, and publishing the draft would erase that. ` +
      `Nothing is lost: the draft is as it was. What is published differs: ${describeDocumentDifferences(storedDocument, savedDocument)} ` +
      `To keep both, make these places in the draft as you want them, set "${DOCUMENT_REVISION_PROPERTY}" to "${storedRevision}" there, ` +
      'and save. Then publish again.',
    'document',
  );
}

function who({ name, at }: LastDocumentSave): string {
  const when = at === null ? '' : ` (${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return `${name ?? 'somebody else'} saved it${when}`;
}

/** Finds who last saved a published document, and when. */
export async function findLastSaverOfPublishedDocument(
  { id, date_updated, date_created }: RowPayload,
  collection: string,
  database: StoredRowsQueryBuilder,
): Promise<LastDocumentSave & { readonly user: unknown }> {
  const activity = toRowPayloadList(await database('directus_activity').where({ collection, item: id }));
  const saves = activity.filter(({ action }) => action === 'create' || action === 'update');
  const last = saves.toSorted((one, other) => Number(one['id']) - Number(other['id'])).at(-1);
  const user = last?.['user'] ?? null;
  return {
    user,
    name: await findDirectusUserName(user, database),
    at: parseTimestamp(date_updated) ?? parseTimestamp(date_created),
  };
}

export async function findDirectusUserName(id: unknown, database: StoredRowsQueryBuilder): Promise<string | null> {
  const [user] = id ? toRowPayloadList(await database('directus_users').whereIn('id', [id])) : [];
  const name = [user?.['first_name'], user?.['last_name']].filter(Boolean).join(' ');
  return name || (typeof user?.['email'] === 'string' ? user['email'] : null);
}

export function parseTimestamp(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  const at = value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isFinite(at) ? at : null;
}
