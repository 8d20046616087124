import { getValueAt, setValueAt, type ValuePath } from './edit-value.ts';

/** Picks a whole number from 0 to below a limit. */
export type PickNumber = (limit: number) => number;

export interface NewBlock {
  readonly id: string;
  readonly type: string;
  readonly props?: unknown;
}

const ID_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 6;

/** Returns a copy with blocks inserted after the one at a path, or at the end of the list at a path; null is the page's. */
export function addBlocks(document: unknown, after: ValuePath | null, added: readonly object[]): unknown {
  const path = after ?? ['blocks'];
  const place = path.at(-1);
  const list = typeof place === 'number' ? path.slice(0, -1) : path;
  const blocks = listAt(document, list);
  return setValueAt(
    document,
    list,
    blocks.toSpliced(typeof place === 'number' ? place + 1 : blocks.length, 0, ...added),
  );
}

export function addBlock(document: unknown, after: ValuePath | null, block: object): unknown {
  return addBlocks(document, after, [block]);
}

/**
 * Returns a copy with the block at a path moved to an index of another list, whose own path the move may change. A block
 * can't be moved into itself.
 */
export function moveBlockToList(document: unknown, path: ValuePath, list: ValuePath, to: number): unknown {
  const block = getValueAt(document, path);
  if (block === undefined || isSameOrBelow(list, path)) return document;
  const target = pathAfterRemoval(list, path);
  const removed = removeBlock(document, path);
  return setValueAt(removed, target, listAt(removed, target).toSpliced(to, 0, block));
}

/** Path of the same list once the block at `removed` is gone. */
function pathAfterRemoval(list: ValuePath, removed: ValuePath): ValuePath {
  const depth = removed.length - 1;
  const index = list[depth];
  const from = removed[depth];
  const isBeside = isSameOrBelow(list, removed.slice(0, -1)) && typeof index === 'number' && typeof from === 'number';
  return isBeside && index > from ? list.with(depth, index - 1) : list;
}

function isSameOrBelow(path: ValuePath, above: ValuePath): boolean {
  return above.every((step, index) => path[index] === step);
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
  const copy = withNewIds(copyBlock(document, path), document, pick);
  return { document: addBlock(document, path, copy), id: copy.id };
}

export function copyBlock(document: unknown, path: ValuePath): NewBlock {
  return Object(getValueAt(document, path));
}

/** A copy of a block and of those in it, with ids that no block of a document has. */
export function withNewIds(block: object, document: unknown, pick: PickNumber): NewBlock {
  return renamed(block, new Set(listIds(document)), pick);
}

/** A copy in which the block at a path is as the inherited document has it, found by the ids on the way. */
export function resetBlock(document: unknown, path: ValuePath, inherited: unknown): unknown {
  let former: unknown = inherited;
  let value: unknown = document;
  for (const step of path) {
    value = getValueAt(value, [step]);
    const { id }: Record<string, unknown> = Object(value);
    former = Array.isArray(former)
      ? former.find((item: unknown) => Object(item).id === id)
      : getValueAt(former, [step]);
  }
  return former === undefined ? document : setValueAt(document, path, former);
}

/** Whether a block of the document has the id, at any depth. */
export function hasBlock(document: unknown, id: unknown): boolean {
  return typeof id === 'string' && listIds(document).includes(id);
}

/** An id that no block of the document has. */
export function createBlockId(document: unknown, pick: PickNumber): string {
  return createId(new Set(listIds(document)), pick);
}

function renamed(block: unknown, taken: Set<string>, pick: PickNumber): NewBlock {
  const { slots, ...rest }: Record<string, unknown> & { type: string } = Object(block);
  const copied = Object.entries(Object(slots)).map(([name, children]) => [
    name,
    Array.isArray(children) ? children.map((child) => renamed(child, taken, pick)) : children,
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
