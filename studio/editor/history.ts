/** Versions of a document in one session, without limit. */
export interface EditHistory {
  readonly present: unknown;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

interface HistoryEntry {
  readonly value: unknown;
  /** Name of the change that led from the older value to the newer one. */
  readonly change: string;
  /** Consecutive changes with the same key form one undo step, such as typing into one field. */
  readonly key: string | null;
}

export function startHistory(present: unknown): EditHistory {
  return { present, past: [], future: [] };
}

export function addToHistory(history: EditHistory, value: unknown, change: string, key: string | null): EditHistory {
  const { present, past } = history;
  if (value === present) return history;
  const continues = key !== null && past.at(-1)?.key === key && history.future.length === 0;
  return { present: value, past: continues ? past : [...past, { value: present, change, key }], future: [] };
}

export function undo(history: EditHistory): EditHistory {
  const { present, past, future } = history;
  const last = past.at(-1);
  if (!last) return history;
  return { present: last.value, past: past.slice(0, -1), future: [...future, { ...last, value: present }] };
}

export function redo(history: EditHistory): EditHistory {
  const { present, past, future } = history;
  const next = future.at(-1);
  if (!next) return history;
  return { present: next.value, past: [...past, { ...next, value: present, key: null }], future: future.slice(0, -1) };
}
