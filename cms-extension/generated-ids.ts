import { isRowPayload, type RowPayload } from './directus-hooks.ts';

/** Characters of an id that nobody chose (specification: 9, "generated content ids"). */
const LENGTH = 6;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A number from 0 up to, and without, its limit. */
export type PickRandomNumber = (limit: number) => number;

/** Where a document lists things that are told apart by an id: blocks, what stands in their slots, items of navigation. */
const LISTS = ['blocks', 'items', 'children'];

/**
 * The payload of a save in which each block and each item without an id has one of its own. A document that is no JSON
 * stays as it is: the check says what is wrong with it.
 */
export function addGeneratedIds(payload: RowPayload, pick: PickRandomNumber): RowPayload {
  const { document } = payload;
  const parsed = typeof document === 'string' ? parse(document) : document;
  if (!isRowPayload(parsed)) return payload;
  const taken = new Set(idsIn(parsed));
  const filled = fill(parsed, () => newId(taken, pick));
  if (filled === parsed) return payload;
  return { ...payload, document: typeof document === 'string' ? JSON.stringify(filled) : filled };
}

/** The same object where nothing was missing. */
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
