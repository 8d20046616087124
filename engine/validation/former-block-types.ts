import type { BlockSchemas } from './block-schemas.ts';
import { appendPointerStep } from './json-pointer.ts';
import { isJsonSchemaObject as isObject } from './schema-library.ts';

/** A block that a document names by a former type. */
export interface FormerBlockTypeUse {
  /** JSON pointer to the type. */
  readonly pointer: string;
  readonly type: string;
  /** What the block is called today. */
  readonly current: string;
}

/** A document value with current types, and what was replaced. The same object if nothing was. */
export interface BlockTypeReplacementResult {
  readonly value: unknown;
  readonly replaced: readonly FormerBlockTypeUse[];
}

/** Replaces former block types in nodes and slots. */
export function replaceFormerBlockTypes(value: unknown, blocks: BlockSchemas): BlockTypeReplacementResult {
  const replaced: FormerBlockTypeUse[] = [];
  if (!isObject(value)) return { value, replaced };
  const nodes = currentNodes(value['blocks'], '/blocks', currentTypesOf(blocks), replaced);
  return replaced.length === 0 ? { value, replaced } : { value: { ...value, blocks: nodes }, replaced };
}

const known = new WeakMap<BlockSchemas, ReadonlyMap<string, string>>();

/** Current type by former one, except names in use today. */
function currentTypesOf(blocks: BlockSchemas): ReadonlyMap<string, string> {
  const before = known.get(blocks);
  if (before) return before;
  const types = Object.values(blocks).flatMap(({ type, formerTypes = [] }) =>
    formerTypes.filter((former) => !Object.hasOwn(blocks, former)).map((former) => [former, type] as const),
  );
  const current = new Map(types);
  known.set(blocks, current);
  return current;
}

function currentNodes(
  nodes: unknown,
  pointer: string,
  current: ReadonlyMap<string, string>,
  replaced: FormerBlockTypeUse[],
): unknown {
  if (!Array.isArray(nodes)) return nodes;
  return nodes.map((node: unknown, index) => {
    if (!isObject(node)) return node;
    const at = appendPointerStep(pointer, index);
    const { type, slots } = node;
    const renamed = typeof type === 'string' ? current.get(type) : undefined;
    if (typeof type === 'string' && renamed !== undefined) {
      replaced.push({ pointer: `${at}/type`, type, current: renamed });
    }
    return {
      ...node,
      ...(renamed === undefined ? {} : { type: renamed }),
      ...(isObject(slots) ? { slots: currentSlots(slots, `${at}/slots`, current, replaced) } : {}),
    };
  });
}

function currentSlots(
  slots: Readonly<Record<string, unknown>>,
  pointer: string,
  current: ReadonlyMap<string, string>,
  replaced: FormerBlockTypeUse[],
) {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, nodes]) => [
      slot,
      currentNodes(nodes, appendPointerStep(pointer, slot), current, replaced),
    ]),
  );
}
