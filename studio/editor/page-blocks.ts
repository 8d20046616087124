import type { StudioBlockType } from '../api-types.ts';
import { getValueAt, type ValuePath } from './edit-value.ts';

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
}

/** Blocks of a document in the order of the page; those in slots follow the block that holds them. */
export function listPageBlocks(document: unknown, types: ReadonlyMap<string, StudioBlockType>): readonly PageBlock[] {
  return listBlocks(getValueAt(document, ['blocks']), ['blocks'], 0, types);
}

function listBlocks(
  list: unknown,
  at: ValuePath,
  depth: number,
  types: ReadonlyMap<string, StudioBlockType>,
): readonly PageBlock[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((block: unknown, index) => {
    const { id, type, props, slots }: Record<string, unknown> = Object(block);
    const path = [...at, index];
    const kind = String(type);
    const title = types.get(kind)?.title ?? kind;
    const words = findFirstWords(props);
    const own = {
      id: String(id),
      type: kind,
      name: words === null ? title : `${title}: ${words}`,
      path,
      depth,
      count: list.length,
    };
    const inner = Object.entries(Object(slots)).flatMap(([slot, children]) =>
      listBlocks(children, [...path, 'slots', slot], depth + 1, types),
    );
    return [own, ...inner];
  });
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

/** Null for a block of the layout. */
export function readStageBlockId(stageId: string): string | null {
  return stageId.startsWith(PAGE) ? stageId.slice(PAGE.length) : null;
}
