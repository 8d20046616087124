import type { StudioBlockType, StudioDocumentKey } from '../api-types.ts';
import { getValueAt } from './edit-value.ts';

/** Categories of blocks that every page takes. */
const USUAL_CATEGORIES: readonly string[] = ['section', 'content', 'commerce'];

/**
 * Kinds of blocks that a document takes, by title. Those of carts and payments belong to pages that have such blocks
 * already, and those of the frame around pages to layouts.
 */
export function listAddedTypes(
  types: Iterable<StudioBlockType>,
  { site, kind }: Pick<StudioDocumentKey, 'site' | 'kind'>,
  document: unknown,
): readonly StudioBlockType[] {
  const known = [...types];
  const usedTypes = new Set(listTypes(getValueAt(document, ['blocks'])));
  const categories = new Set([
    ...USUAL_CATEGORIES,
    ...(kind === 'layout' ? ['frame'] : []),
    ...(known.some(({ type, category }) => category === 'cart' && usedTypes.has(type)) ? ['cart'] : []),
  ]);
  return known
    .filter(({ example, category, unavailableIn }) => {
      return example !== null && categories.has(category) && !unavailableIn.includes(site);
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
}

function listTypes(blocks: unknown): readonly string[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown) => {
    const { type, slots }: Record<string, unknown> = Object(block);
    return [String(type), ...Object.values(Object(slots)).flatMap(listTypes)];
  });
}
