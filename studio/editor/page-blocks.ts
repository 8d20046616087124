import type { StudioBlockType } from '../api-types.ts';
import { blockListMessages } from './block-list.messages.gen.ts';
import { getValueAt, type ValuePath } from './edit-value.ts';
import { isSameValue } from './open-documents.ts';

/** A block of a page document as the list of blocks shows it. */
export interface PageBlock {
  readonly id: string;
  readonly type: string;
  /** Title of its kind, with the words that it begins with: `Hero: Tonight.` */
  readonly name: string;
  readonly path: ValuePath;
  /** Depth in slots, from 0. */
  readonly depth: number;
  /** Number of blocks in the same list. */
  readonly count: number;
  /** Whether it is that of a site which is extended, with or without changes, or the document's own. */
  readonly origin: 'own' | 'inherited' | 'overridden';
  readonly isGated: boolean;
}

/** A place in a block that holds other blocks. */
export interface PageSlot {
  readonly id: string;
  /** Such as "First" for the first one of columns. */
  readonly name: string;
  /** Name of the block that it is in. */
  readonly holder: string;
  /** Path of its list of blocks. */
  readonly path: ValuePath;
  readonly depth: number;
  readonly count: number;
}

/** A line of the list of blocks. */
export type PageRow =
  | { readonly kind: 'block'; readonly block: PageBlock }
  | { readonly kind: 'slot'; readonly slot: PageSlot };

/**
 * Blocks of a document in the order of the page; those in slots follow the block that holds them.
 *
 * @param inherited what the document inherits; null for nothing
 */
export function listPageBlocks(
  document: unknown,
  types: ReadonlyMap<string, StudioBlockType>,
  inherited: unknown = null,
): readonly PageBlock[] {
  return listPageRows(document, types, inherited).flatMap((row) => (row.kind === 'block' ? [row.block] : []));
}

/** The blocks, and before those of each slot the slot itself, also where it is empty. */
export function listPageRows(
  document: unknown,
  types: ReadonlyMap<string, StudioBlockType>,
  inherited: unknown = null,
): readonly PageRow[] {
  return listRows(getValueAt(document, ['blocks']), ['blocks'], 0, types, getValueAt(inherited, ['blocks']));
}

/** Where a block was when its rows were listed. */
interface BlockPlace {
  readonly path: ValuePath;
  readonly depth: number;
  readonly count: number;
  readonly types: ReadonlyMap<string, StudioBlockType>;
  /** The inherited block of the same id; null for none. */
  readonly former: unknown;
}

/** Rows of each block, which stay the same objects while nothing of it changes, so that they are not drawn again. */
const listedRows = new WeakMap<object, { readonly place: BlockPlace; readonly rows: readonly PageRow[] }>();

function listRows(
  list: unknown,
  at: ValuePath,
  depth: number,
  types: ReadonlyMap<string, StudioBlockType>,
  inherited: unknown,
): readonly PageRow[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((block: unknown, index) => {
    const place = {
      path: [...at, index],
      depth,
      count: list.length,
      types,
      former: findById(inherited, Object(block).id),
    };
    if (typeof block !== 'object' || block === null) return listRowsOfBlock(block, place);
    const listed = listedRows.get(block);
    if (listed && isSamePlace(listed.place, place)) return listed.rows;
    const rows = listRowsOfBlock(block, place);
    listedRows.set(block, { place, rows });
    return rows;
  });
}

function isSamePlace(one: BlockPlace, other: BlockPlace): boolean {
  return (
    one.types === other.types &&
    one.former === other.former &&
    one.count === other.count &&
    one.path.length === other.path.length &&
    one.path.every((step, index) => step === other.path[index])
  );
}

function listRowsOfBlock(block: unknown, { path, depth, count, types, former }: BlockPlace): readonly PageRow[] {
  const { id, type, props, slots, gate }: Record<string, unknown> = Object(block);
  const kind = String(type);
  const title = kind === 'outlet' ? blockListMessages.outlet() : (types.get(kind)?.title ?? kind);
  const words = findFirstWords(props);
  const own: PageBlock = {
    id: String(id),
    type: kind,
    name: words === null ? title : `${title}: ${words}`,
    path,
    depth,
    count,
    origin: former === null ? 'own' : isSameValue(former, block) ? 'inherited' : 'overridden',
    isGated: gate !== undefined,
  };
  const filled: Record<string, unknown> = Object(slots);
  const names = [...new Set([...(types.get(kind)?.slots ?? []), ...Object.keys(filled)])];
  const inner = names.flatMap((slot): readonly PageRow[] => {
    const children = filled[slot];
    const place = [...path, 'slots', slot];
    const row: PageSlot = {
      id: `${own.id}/${slot}`,
      name: formatSlotName(slot),
      holder: own.name,
      path: place,
      depth: depth + 1,
      count: Array.isArray(children) ? children.length : 0,
    };
    const below = listRows(children, place, depth + 1, types, getValueAt(former, ['slots', slot]));
    return [{ kind: 'slot', slot: row }, ...below];
  });
  return [{ kind: 'block', block: own }, ...inner];
}

/** `signedOut` is "Signed out". */
function formatSlotName(slot: string): string {
  const words = slot.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function findById(list: unknown, id: unknown): unknown {
  return Array.isArray(list) ? (list.find((item: unknown) => Object(item).id === id) ?? null) : null;
}

const WORDS = 40;

function findFirstWords(props: unknown): string | null {
  const { heading, title, label, text }: Record<string, unknown> = Object(props);
  const words = [heading, title, label, text].find((value) => typeof value === 'string' && value !== '');
  if (typeof words !== 'string') return null;
  return words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()}…` : words;
}

const PAGE = 'page.';

/** Id of a block of the page's own document on the stage, where those of the layout have ids of their own. */
export function toStageBlockId(id: string): string {
  return PAGE + id;
}

/** Id on the stage of a block of a page or layout document. */
export function toStageId(kind: 'page' | 'layout', id: string): string {
  return kind === 'page' ? toStageBlockId(id) : `layout.${id}`;
}

/** Null for a block of the layout. */
export function readStageBlockId(stageId: string): string | null {
  return stageId.startsWith(PAGE) ? stageId.slice(PAGE.length) : null;
}
