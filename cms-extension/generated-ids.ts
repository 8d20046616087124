import { isRowPayload, type RowPayload } from './directus-hooks.ts';

/** Length of generated ids (specification: 9, "generated content ids"). */
const LENGTH = 6;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Random integer from 0 to `limit` (exclusive). */
export type PickRandomNumber = (limit: number) => number;

/** Lists whose entries need ids: blocks, slot contents and navigation items. */
const LISTS = ['blocks', 'items', 'children'];

/**
 * Adds an id to each block and navigation item without one. Invalid JSON stays unchanged; the document check reports
 * it.
 */
export function addMissingBlockAndItemIds(payload: RowPayload, pick: PickRandomNumber): RowPayload {
  const { document } = payload;
  const parsed = typeof document === 'string' ? parse(document) : document;
  if (!isRowPayload(parsed)) return payload;
  const taken = new Set(idsIn(parsed));
  const filled = fill(parsed, () => newId(taken, pick));
  if (filled === parsed) return payload;
  return { ...payload, document: typeof document === 'string' ? JSON.stringify(filled) : filled };
}

/** Returns the same object where no id was missing. */
function fill(holder: RowPayload, make: () => string): RowPayload {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(holder)) {
    const filled = LISTS.includes(name) ? fillList(value, make) : name === 'slots' ? fillSlots(value, make) : value;
    if (filled !== value) changes[name] = filled;
  }
  return Object.keys(changes).length > 0 ? { ...holder, ...changes } : holder;
}

function fillList(list: unknown, make: () => string): unknown {
  if (!Array.isArray(list)) return list;
  const filled = list.map((entry) => {
    if (!isRowPayload(entry)) return entry;
    const named = entry['id'] === undefined || entry['id'] === '' ? { ...entry, id: make() } : entry;
    return fill(named, make);
  });
  return filled.some((entry, index) => entry !== list[index]) ? filled : list;
}

function fillSlots(slots: unknown, make: () => string): unknown {
  if (!isRowPayload(slots)) return slots;
  const filled = Object.entries(slots).map(([name, list]) => [name, fillList(list, make)] as const);
  return filled.some(([name, list]) => list !== slots[name]) ? Object.fromEntries(filled) : slots;
}

function newId(taken: Set<string>, pick: PickRandomNumber): string {
  const id = Array.from({ length: LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');
  if (taken.has(id)) return newId(taken, pick);
  taken.add(id);
  return id;
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRowPayload(value)) return [];
  const { id } = value;
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
