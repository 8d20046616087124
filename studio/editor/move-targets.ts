import { blockListMessages } from './block-list.messages.gen.ts';
import { formatPathAsPointer, type ValuePath } from './edit-value.ts';
import { fieldsMessages } from './fields.messages.gen.ts';
import type { PageBlock, PageRow } from './page-blocks.ts';

/** A place that a block can be moved to. */
export interface MoveTarget {
  /** Path of the list of blocks. */
  readonly list: ValuePath;
  readonly to: number;
  /** Name of the list, such as "Section: Main". */
  readonly name: string;
}

/**
 * Other lists of the document that a block can be moved to: the page, behind the block that holds it, and the ends of
 * all slots but its own and those in it.
 */
export function listMoveTargets(rows: readonly PageRow[], block: PageBlock): readonly MoveTarget[] {
  const slots = rows.flatMap((row) => {
    if (row.kind !== 'slot') return [];
    const { path, count, name, holder } = row.slot;
    return isInOrAtList(path, block)
      ? []
      : [{ list: path, to: count, name: blockListMessages.slotOf({ name, holder }) }];
  });
  const [root = 'blocks', place] = block.path;
  if (block.depth === 0 || typeof place !== 'number') return numberSameNames(slots);
  return [{ list: [root], to: place + 1, name: blockListMessages.page() }, ...numberSameNames(slots)];
}

/** Slots of blocks without words have the same names. */
function numberSameNames(targets: readonly MoveTarget[]): readonly MoveTarget[] {
  return targets.map((target, index) => {
    const isSame = ({ name }: MoveTarget) => name === target.name;
    if (targets.filter(isSame).length === 1) return target;
    const number = targets.slice(0, index + 1).filter(isSame).length;
    return { ...target, name: fieldsMessages.item({ label: target.name, number }) };
  });
}

/** Where a block goes that is dropped on a row: to the place of a block, or to the end of a slot; null for nowhere. */
export function findMoveTarget(dragged: PageBlock, row: PageRow): MoveTarget | null {
  if (row.kind === 'slot') {
    const { path, count, name, holder } = row.slot;
    return isInOrAtList(path, dragged)
      ? null
      : { list: path, to: count, name: blockListMessages.slotOf({ name, holder }) };
  }
  const { path, name } = row.block;
  const to = path.at(-1);
  if (typeof to !== 'number' || isBelow(path, dragged.path)) return null;
  return { list: path.slice(0, -1), to, name: blockListMessages.placeOf({ block: name }) };
}

/** Whether a list has the block, or is in it. */
function isInOrAtList(list: ValuePath, block: PageBlock): boolean {
  return isBelow(list, block.path) || formatPathAsPointer(list) === formatPathAsPointer(block.path.slice(0, -1));
}

function isBelow(path: ValuePath, above: ValuePath): boolean {
  return above.every((step, index) => path[index] === step);
}
