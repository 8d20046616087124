import { hasWords } from './search-entries.ts';

/** Entries by name; an empty record for anything else. */
export function toEntryRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Another name in the same place. */
export function renameEntry(
  record: Readonly<Record<string, unknown>>,
  from: string,
  to: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name === from ? to : name, value]));
}

/** Names that have all words of a search in them or in what describes them. */
export function filterNames(
  names: readonly string[],
  search: string,
  describe: (name: string) => string,
): readonly string[] {
  return names.filter((name) => hasWords(`${name} ${describe(name)}`, search));
}
