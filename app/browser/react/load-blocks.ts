import { browserBlocks } from '#blocks/browser.gen.ts';
import type { InteractiveBlockNode, PagePayloadNode } from '#engine/page/page-node.ts';
import type { PageTreeNodeRenderers } from '#engine/render/page-tree.tsx';

type Component = NonNullable<ReturnType<PageTreeNodeRenderers['find']>>;

const loaded = new Map<string, Component>();

export function getLoadedBlockComponent(type: string): Component | undefined {
  return loaded.get(type);
}

/** Loads the code of all blocks in a tree. False when any failed, for example after a new build. */
export async function loadBlockCodeInTree(nodes: readonly PagePayloadNode[]): Promise<boolean> {
  const types = [...new Set(blockNodes(nodes).map(({ type }) => type))];
  const found = await Promise.all(types.map(loadBlockCode));
  return found.every(Boolean);
}

/** False when the code could not be loaded. */
export async function loadBlockCode(type: string): Promise<boolean> {
  if (loaded.has(type)) return true;
  const load = Object.hasOwn(browserBlocks, type) ? browserBlocks[type] : undefined;
  const block = await load?.().catch(() => undefined);
  if (block) loaded.set(type, block.component);
  return block !== undefined;
}

function blockNodes(nodes: readonly PagePayloadNode[]): InteractiveBlockNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'host') return blockNodes(node.children);
    if (node.kind === 'kept' || node.kind === 'overlay') return [];
    return [node, ...Object.values(node.slots).flatMap((children) => blockNodes(children))];
  });
}
