import type { DocumentValues } from './open-documents.ts';

/** Versions of all documents of one session, without limit. */
export interface EditHistory {
  readonly present: DocumentValues;
  /** What each value of `present` is based on, by id. */
  readonly bases: DraftBases;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

/** Published version that an own value began from. */
export interface DraftBase {
  /** Hash of its text; empty for none. */
  readonly base: string;
  readonly basedOn: unknown;
}

export type DraftBases = Readonly<Record<string, DraftBase>>;

interface HistoryEntry {
  readonly values: DocumentValues;
  readonly bases: DraftBases;
  /** Name of the change that led from the older values to the newer ones. */
  readonly change: string;
  /** Consecutive changes with the same key form one undo step, such as typing into one field. */
  readonly key: string | null;
}

export function startHistory(present: DocumentValues): EditHistory {
  return { present, bases: {}, past: [], future: [] };
}

/** Adds a document that was opened, to every version that has none of it yet. */
export function addOpenedDocument(history: EditHistory, id: string, value: unknown, base?: DraftBase): EditHistory {
  return mapVersions(history, ({ values, bases }) => ({
    values: id in values ? values : { ...values, [id]: value },
    bases: id in bases || !base ? bases : { ...bases, [id]: base },
  }));
}

/** Changes the value of a document, and what it is based on, in every version. */
export function mapDocumentVersions(
  history: EditHistory,
  id: string,
  change: (value: unknown, base: DraftBase) => { readonly value: unknown; readonly base: DraftBase },
): EditHistory {
  return mapVersions(history, ({ values, bases }) => {
    const changed = change(values[id] ?? null, bases[id] ?? { base: '', basedOn: null });
    return { values: { ...values, [id]: changed.value }, bases: { ...bases, [id]: changed.base } };
  });
}

/** @param bases what the values are based on, where that changes too */
export function addToHistory(
  history: EditHistory,
  values: DocumentValues,
  change: string,
  key: string | null,
  bases: DraftBases = history.bases,
): EditHistory {
  const { present, past } = history;
  if (values === present) return history;
  const continues = key !== null && past.at(-1)?.key === key && history.future.length === 0;
  const entry = { values: present, bases: history.bases, change, key };
  return { present: values, bases, past: continues ? past : [...past, entry], future: [] };
}

/** Ends a run of changes with the same key, so that the next one is a step of its own. */
export function endRun(history: EditHistory): EditHistory {
  const last = history.past.at(-1);
  if (!last || last.key === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, key: null }] };
}

export function undo(history: EditHistory): EditHistory {
  const { present, bases, past, future } = history;
  const last = past.at(-1);
  if (!last) return history;
  return {
    present: last.values,
    bases: last.bases,
    past: past.slice(0, -1),
    future: [...future, { ...last, values: present, bases }],
  };
}

export function redo(history: EditHistory): EditHistory {
  const { present, bases, past, future } = history;
  const next = future.at(-1);
  if (!next) return history;
  return {
    present: next.values,
    bases: next.bases,
    past: [...past, { ...next, values: present, bases, key: null }],
    future: future.slice(0, -1),
  };
}

function mapVersions(
  history: EditHistory,
  change: (version: Pick<HistoryEntry, 'values' | 'bases'>) => Pick<HistoryEntry, 'values' | 'bases'>,
): EditHistory {
  const entries = (list: readonly HistoryEntry[]) => list.map((entry) => ({ ...entry, ...change(entry) }));
  const { values, bases } = change({ values: history.present, bases: history.bases });
  return { present: values, bases, past: entries(history.past), future: entries(history.future) };
}
