import { browserBlocks } from '#blocks/browser.gen.ts';
import type { BlockNode, PageNode } from '#engine/page/page-node.ts';
import type { TreeHost } from '#engine/render/page-tree.tsx';

type Component = NonNullable<ReturnType<TreeHost['find']>>;

const loaded = new Map<string, Component>();

export function findBlock(type: string): Component | undefined {
  return loaded.get(type);
}

/** Loads the code of every block in the tree that has some. */
export async function loadBlocks(nodes: readonly PageNode[]): Promise<void> {
  const types = [...new Set(blockNodes(nodes).map(({ type }) => type))].filter((type) => !loaded.has(type));
  await Promise.all(
    types.map(async (type) => {
      const block = await browserBlocks[type]?.();
      if (block) loaded.set(type, block.component);
    }),
  );
}

function blockNodes(nodes: readonly PageNode[]): BlockNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'host') return blockNodes(node.children);
    if (node.kind === 'kept') return [];
    return [node, ...Object.values(node.slots).flatMap((children) => blockNodes(children))];
  });
}
