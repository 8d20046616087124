import { isRowPayload, type RowPayload } from './directus-hooks.ts';
import { hashDocumentRevision, parseStoredDocument } from './revision.ts';

/** Maximum number of remembered revisions of one editor's consecutive saves. */
const LONGEST_RUN = 50;

/** Stored with the changed fields of a draft; Directus ignores unknown fields. */
const KEY = '_record';

/** Metadata stored with a draft, to detect conflicting edits. */
export interface DraftEditMetadata {
  /** Revision of the published document that the draft is based on; null for none. */
  readonly base: string | null;
  /** User who last saved the draft. */
  readonly by: unknown;
  /** Time of that save, in epoch milliseconds. */
  readonly at: number;
  /** Revisions that this editor's consecutive saves started from, because the Data Studio autosaves while typing. */
  readonly run: readonly string[];
}

/** Reads the metadata of a stored draft; null where it has none. */
export function readDraftEditMetadata(delta: RowPayload): DraftEditMetadata | null {
  const record = delta[KEY];
  if (!isRowPayload(record)) return null;
  const { base, by, at, run } = record;
  return {
    base: typeof base === 'string' ? base : null,
    by,
    at: Number(at),
    run: Array.isArray(run) ? run.filter((one) => typeof one === 'string') : [],
  };
}

export function addDraftEditMetadata(delta: RowPayload, record: DraftEditMetadata): RowPayload {
  return { ...delta, [KEY]: record };
}

export function removeDraftEditMetadata({ [KEY]: _, ...delta }: RowPayload): RowPayload {
  return delta;
}

/** Metadata after a save over the `replaced` document. */
export function createDraftEditMetadata(
  previous: DraftEditMetadata | null,
  {
    by,
    at,
    base,
    replaced,
  }: { readonly by: unknown; readonly at: number; readonly base: string | null; readonly replaced: unknown },
): DraftEditMetadata {
  const isSame = previous !== null && previous.by === by;
  const run = [...(isSame ? previous.run : []), hashDocumentRevision(replaced)].slice(-LONGEST_RUN);
  return { base, by, at, run };
}

/** Fields in which a stored draft differs from the published row. */
export function parseDraftDelta(draft: RowPayload): RowPayload {
  const delta = parseStoredDocument(draft['delta']);
  return isRowPayload(delta) ? delta : {};
}
