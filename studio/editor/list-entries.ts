import type { SchemaField } from './schema-field.types.ts';

const MAX_SUMMARY = 60;

/** First words of an entry, in the order of its form; empty where it has none. */
export function summariseEntry(value: unknown, field: SchemaField): string {
  const words = findWords(value, field) ?? findAnyWords(value) ?? '';
  const line = words
    .replaceAll(/[#*_>`]+|\s+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return line.length > MAX_SUMMARY ? `${line.slice(0, MAX_SUMMARY - 1).trimEnd()}…` : line;
}

function findWords(value: unknown, field: SchemaField): string | null {
  switch (field.kind) {
    case 'text':
    case 'markdown':
      return readText(value);
    case 'group': {
      const record: Readonly<Record<string, unknown>> = Object(value);
      return findFirst(field.listFields().filter(isReadByPeople), (part) => findWords(record[part.key], part));
    }
    case 'list':
      return Array.isArray(value) ? findFirst(value, (item) => findWords(item, field.createEntryField(''))) : null;
    case 'variant': {
      const variant = field.listVariants().find(({ matches }) => matches(value));
      return variant?.field ? findWords(value, variant.field) : null;
    }
    case 'picture': {
      const { alt, asset }: Readonly<Record<string, unknown>> = Object(value);
      return readText(alt) ?? readText(asset);
    }
    case 'data':
      return findAnyWords(value);
    default:
      return null;
  }
}

/** Ids and other technical names are the last that a summary takes. */
function isReadByPeople({ group }: SchemaField): boolean {
  return group !== 'advanced';
}

/** The key of a shared text names it. */
function readText(value: unknown): string | null {
  const { content }: Readonly<Record<string, unknown>> = Object(value);
  return [value, content].find((words): words is string => typeof words === 'string' && words.trim() !== '') ?? null;
}

function findAnyWords(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return readText(value);
  return findFirst(Object.values(value), findAnyWords);
}

function findFirst<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** The entry, or a copy with another id where one of its list has the same. */
export function withUniqueId(entry: unknown, list: readonly unknown[]): unknown {
  const id = readId(entry);
  if (id === null) return entry;
  const taken = new Set(list.map(readId));
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  let free = id;
  while (taken.has(free)) {
    free = `${stem}-${number}`;
    number += 1;
  }
  return { ...Object(entry), id: free };
}

function readId(entry: unknown): string | null {
  const { id }: Readonly<Record<string, unknown>> = Object(entry);
  return typeof id === 'string' ? id : null;
}

/** Moves an item to another index; the list itself if there is no such place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Keys of the entries that are drawn, which follow them when they move. New entries at the end get new keys. */
export function fitEntryKeys(keys: readonly number[], count: number): readonly number[] {
  if (keys.length === count) return keys;
  const first = Math.max(-1, ...keys) + 1;
  return keys.length > count
    ? keys.slice(0, count)
    : [...keys, ...Array.from({ length: count - keys.length }, (_, index) => first + index)];
}
