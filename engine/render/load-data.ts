import { LRUCache } from 'lru-cache';
import type { CompiledBlock, CompiledNode } from '../page/compiled-page.ts';
import type { BlockLoadContext } from './block-load.ts';
import type { BlockResult } from './render-nodes.tsx';
import type { ServerBlocks } from './server-block.ts';

/** The longest that the answer of a shared loader is used again, in milliseconds (specification: server cache 60 s). */
export const SHARED_FOR = 60_000;

interface Kept {
  readonly result: BlockResult;
  readonly expires: number;
}

export interface LoadedBlocks {
  readonly results: ReadonlyMap<string, BlockResult>;
  /** When the page is no longer true, in epoch milliseconds. */
  readonly expires: number;
}

export interface BlockDataLoader {
  load(
    nodes: readonly CompiledNode[],
    context: Omit<BlockLoadContext<unknown, unknown>, 'props'>,
    failed: (blockId: string, type: string, error: unknown) => void,
  ): Promise<LoadedBlocks>;
}

/**
 * Runs the loaders of a page's blocks, all at once. What a shared loader answers is used for later requests with the
 * same parameters, query and price list until it expires; a visitor's own data never is.
 */
export function createBlockDataLoader(blocks: ServerBlocks, sharedFor = SHARED_FOR, maxKept = 2000): BlockDataLoader {
  const sharedKeys = new WeakMap<CompiledBlock, number>();
  let keys = 0;
  const kept = new LRUCache<string, Kept>({ max: maxKept });
  const underWay = new Map<string, Promise<Kept>>();

  function keyOf(block: CompiledBlock, context: Omit<BlockLoadContext<unknown, unknown>, 'props'>): string {
    let own = sharedKeys.get(block);
    if (own === undefined) {
      own = keys++;
      sharedKeys.set(block, own);
    }
    const { visitor, params, query } = context;
    return `${own}|${JSON.stringify(params)}|${query}|${visitor.pricingId}|${visitor.subVariant ?? ''}`;
  }

  return {
    async load(nodes, context, failed) {
      const loading = blocksWithData(nodes).map(async (block): Promise<readonly [string, Kept]> => {
        const run = async (): Promise<Kept> => {
          const load = blocks[block.type]?.load;
          if (!load) throw new Error(`block type '${block.type}' names data but has no loader`);
          const { data, expires } = await load({ ...context, props: block.props });
          return { result: { ok: true, data }, expires: Math.min(expires ?? Infinity, context.now + sharedFor) };
        };
        try {
          if (block.data === 'visitor') return [block.id, await run()];
          const key = keyOf(block, context);
          const known = kept.get(key);
          if (known && known.expires > context.now) return [block.id, known];
          const promise = underWay.get(key) ?? run().finally(() => underWay.delete(key));
          underWay.set(key, promise);
          const fresh = await promise;
          kept.set(key, fresh);
          return [block.id, fresh];
        } catch (error) {
          failed(block.id, block.type, error);
          return [block.id, { result: { ok: false }, expires: context.now }];
        }
      });
      const entries = await Promise.all(loading);
      return {
        results: new Map(entries.map(([id, { result }]) => [id, result])),
        expires: entries.reduce((soonest, [, { expires }]) => Math.min(soonest, expires), context.now + sharedFor),
      };
    },
  };
}

function blocksWithData(nodes: readonly CompiledNode[]): CompiledBlock[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'unknown') return [];
    if (node.kind === 'outlet') return blocksWithData(node.children);
    if (!node.hasData) return [];
    const below = Object.values(node.slots).flatMap((children) => blocksWithData(children));
    return node.data ? [node, ...below] : below;
  });
}
