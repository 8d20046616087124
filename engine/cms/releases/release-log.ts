import { hashContent } from './content-release.ts';

/** A switch of the live release. Entries are numbered from 1, never change, and each names the hash of the one before. */
export interface ReleaseLogEntry {
  readonly number: number;
  readonly action: 'apply' | 'rollback' | 'edit';
  readonly release: string;
  /** The release before; null for the first one. */
  readonly from: string | null;
  /** Moment of the switch on all nodes, in epoch milliseconds. */
  readonly at: number;
  /** Who switched. */
  readonly by: string;
  /** Who approved it; null without an approval. */
  readonly approvedBy: string | null;
  /** Ids of the documents and pictures that were edited in the CMS; only with the action `edit`. */
  readonly edits?: readonly string[];
  /** Names of their editors by these ids, as far as they are known. */
  readonly editors?: Readonly<Record<string, string>>;
  /** Hash of the text of the entry before; null for the first one. */
  readonly previous: string | null;
}

export function formatLogEntry(entry: ReleaseLogEntry): string {
  const { number, action, release, from, at, by, approvedBy, edits, editors, previous } = entry;
  const edited = { ...(edits && { edits }), ...(editors && { editors }) };
  return JSON.stringify({ number, action, release, from, at, by, approvedBy, ...edited, previous });
}

/** Names of the editors of an entry, each once. */
export function listEditors({ editors = {} }: Pick<ReleaseLogEntry, 'editors'>): readonly string[] {
  return [...new Set(Object.values(editors))].sort();
}

/** Null where the text is no entry. */
export function parseLogEntry(text: string): ReleaseLogEntry | null {
  try {
    const entry = JSON.parse(text);
    const isEntry =
      Number.isInteger(entry.number) &&
      ['apply', 'rollback', 'edit'].includes(entry.action) &&
      typeof entry.release === 'string' &&
      Number.isFinite(entry.at);
    return isEntry ? entry : null;
  } catch {
    return null;
  }
}

/** Faults of the whole log, first entry first: numbers that are missing, and entries that were altered. */
export function findLogFaults(texts: readonly string[]): readonly string[] {
  let previous: string | null = null;
  return texts.flatMap((text, index) => {
    const entry = parseLogEntry(text);
    const number = index + 1;
    const expected = previous;
    previous = hashContent(text);
    if (!entry) return [`Entry ${number} of the log is damaged.`];
    if (entry.number !== number) return [`Entry ${number} of the log is missing or has the number ${entry.number}.`];
    if (entry.previous !== expected)
      return [`Entry ${number} of the log doesn't follow the one before it: one of both was altered.`];
    return [];
  });
}
