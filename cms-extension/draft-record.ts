import { isRowPayload, type RowPayload } from './directus-hooks.ts';
import { hashRevision, parseStoredDocument } from './revision.ts';

/** How many texts of one person's run of saves are remembered. */
const LONGEST_RUN = 50;

/** Beside the fields in which a draft differs from what is published. Directus ignores what is no field of the collection. */
const KEY = '_record';

/** Stored beside the document of a draft. */
export interface DraftRecord {
  /** Revision of the published document that the draft takes in; null where nothing was published. */
  readonly base: string | null;
  /** Who saved the document of the draft last. */
  readonly by: unknown;
  /** When, in epoch milliseconds. */
  readonly at: number;
  /** Revisions that the saves of this person began with, since somebody else saved: the Studio saves while they type on. */
  readonly run: readonly string[];
}

/** The record of a draft by what Directus stores of it; null where there is none yet. */
export function readDraftRecord(delta: RowPayload): DraftRecord | null {
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

export function addDraftRecord(delta: RowPayload, record: DraftRecord): RowPayload {
  return { ...delta, [KEY]: record };
}

export function removeDraftRecord({ [KEY]: _, ...delta }: RowPayload): RowPayload {
  return delta;
}

/** The record after somebody saved over the `replaced` document. */
export function createDraftRecord(
  previous: DraftRecord | null,
  {
    by,
    at,
    base,
    replaced,
  }: { readonly by: unknown; readonly at: number; readonly base: string | null; readonly replaced: unknown },
): DraftRecord {
  const isSame = previous !== null && previous.by === by;
  const run = [...(isSame ? previous.run : []), hashRevision(replaced)].slice(-LONGEST_RUN);
  return { base, by, at, run };
}

/** The fields in which a stored draft differs from what is published. */
export function parseDraftDelta(draft: RowPayload): RowPayload {
  const delta = parseStoredDocument(draft['delta']);
  return isRowPayload(delta) ? delta : {};
}
