import { getValueAt, setValueAt, type ValuePath } from './edit-value.ts';

/** Picks a whole number from 0 to below a limit. */
export type PickNumber = (limit: number) => number;

const ID_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 6;

/** Returns a copy with a block inserted after the one at a path; null appends it to the page. */
export function addBlock(document: unknown, after: ValuePath | null, block: object): unknown {
  const list = after === null ? ['blocks'] : after.slice(0, -1);
  const blocks = listAt(document, list);
  const place = after === null ? blocks.length : Number(after.at(-1)) + 1;
  return setValueAt(document, list, blocks.toSpliced(place, 0, block));
}

/** A copy without the block at a path. */
export function removeBlock(document: unknown, path: ValuePath): unknown {
  const list = path.slice(0, -1);
  return setValueAt(document, list, listAt(document, list).toSpliced(Number(path.at(-1)), 1));
}

/** Returns a copy with the block at a path duplicated after it, with new ids. */
export function duplicateBlock(
  document: unknown,
  path: ValuePath,
  pick: PickNumber,
): { readonly document: unknown; readonly id: string } {
  const taken = new Set(listIds(document));
  const copy = withNewIds(getValueAt(document, path), taken, pick);
  return { document: addBlock(document, path, copy), id: copy.id };
}

/** An id that no block of the document has. */
export function createBlockId(document: unknown, pick: PickNumber): string {
  return createId(new Set(listIds(document)), pick);
}

function withNewIds(block: unknown, taken: Set<string>, pick: PickNumber): object & { id: string } {
  const { slots, ...rest }: Record<string, unknown> = Object(block);
  const copied = Object.entries(Object(slots)).map(([name, children]) => [
    name,
    Array.isArray(children) ? children.map((child) => withNewIds(child, taken, pick)) : children,
  ]);
  return { ...rest, id: createId(taken, pick), ...(slots !== undefined && { slots: Object.fromEntries(copied) }) };
}

function createId(taken: Set<string>, pick: PickNumber): string {
  let id: string;
  do {
    id = Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[pick(ID_CHARACTERS.length)]).join('');
  } while (taken.has(id));
  taken.add(id);
  return id;
}

function listIds(value: unknown): string[] {
  const { blocks }: Record<string, unknown> = Object(value);
  return listIdsOf(blocks);
}

function listIdsOf(blocks: unknown): string[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown) => {
    const { id, slots }: Record<string, unknown> = Object(block);
    return [String(id), ...Object.values(Object(slots)).flatMap(listIdsOf)];
  });
}

function listAt(document: unknown, path: ValuePath): readonly unknown[] {
  const list = getValueAt(document, path);
  return Array.isArray(list) ? list : [];
}
