import { waitUnlessAborted, withTimeout } from '../api/abort.ts';
import { parseRequiredElevation } from '../api/elevation.ts';
import { isApiUnavailable } from '../api/is-api-unavailable.ts';
import { PageReadBudget, STALE_PAGE_LIFETIME } from '../api/page-reads.ts';
import { type CacheUsage, createByteCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { CompiledBlock, CompiledNode } from '../page/compiled-page.ts';
import type { BlockLoadContext } from './block-load.ts';
import { PageFault } from './page-fault.ts';
import { mergePageHeadData, type PageHeadData } from './page-head-data.ts';
import type { BlockDataResult } from './render-page-nodes.tsx';
import type { ServerBlocks } from './server-block.ts';

/** The longest that the answer of a shared loader is used again, in milliseconds (specification: server cache 60 s). */
export const SHARED_DATA_LIFETIME = 60_000;

/** Maximum milliseconds for which an expired page is served stale. */
const STALE_FOR = 18 * 60_000;

/** The longest that a page waits for its data, in milliseconds (specification: timeout of calls from the server). */
const PATIENCE = 10_000;

type PageContext = Omit<BlockLoadContext<unknown, unknown>, 'props'>;

/** The context of a page's loaders, with the page's reads of the API so far. */
export type BlockDataLoadContext = PageContext & { readonly reads?: PageReadBudget };

type Loading = PageContext & { readonly reads: PageReadBudget };

interface Kept {
  readonly result: BlockDataResult;
  readonly expires: number;
  readonly head?: PageHeadData | undefined;
  /** Epoch milliseconds until which it may be shown stale. */
  readonly validUntil: number;
  /** Whether all of its reads succeeded. */
  readonly isWhole: boolean;
  /** Whether it was made of stale answers. */
  readonly isStale: boolean;
}

/** The data of a customer block for anonymous visitors. */
const NO_CUSTOMER: Kept = {
  result: { ok: true, data: null },
  expires: Number.POSITIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
  isWhole: true,
  isStale: false,
};

export interface LoadedPageBlocks {
  readonly results: ReadonlyMap<string, BlockDataResult>;
  /** When the page is no longer true, in epoch milliseconds. */
  readonly expires: number;
  /** Epoch milliseconds until which the page may be served stale. */
  readonly validUntil: number;
  /** Whether all blocks loaded, with all of their reads. */
  readonly isWhole: boolean;
  /** Whether it is made of stale answers. */
  readonly isStale: boolean;
  /** What the blocks say of the whole page. */
  readonly head: PageHeadData;
}

export interface BlockDataLoader {
  load(
    nodes: readonly CompiledNode[],
    context: BlockDataLoadContext,
    failed: (blockId: string, type: string, error: unknown) => void,
  ): Promise<LoadedPageBlocks>;
  /** Forgets what is kept for later requests. */
  clear(): void;
  /** Memory of what is kept. */
  use(): CacheUsage;
}

export interface BlockDataLoadLimits {
  /** Milliseconds; the same for every shared loader. */
  readonly sharedFor?: number;
  readonly patience?: number;
  readonly maxBytes?: number;
}

/**
 * Runs the loaders of a page's blocks, all at once. What a shared loader answers is used for later requests with the
 * same parameters, query and price list until it expires, and for a while longer where the loader then fails for want
 * of the API; a visitor's own data never is, and a customer's is loaded for signed-in customers alone. A loader that fails or does
 * not answer in time leaves its block failed, one that throws a `PageFault` ends the page, and one that is asked for a one-time code leaves a block with code to
 * ask the customer; only a visitor who goes away ends the whole.
 */
export function createBlockDataLoader(blocks: ServerBlocks, limits: BlockDataLoadLimits = {}): BlockDataLoader {
  const { sharedFor = SHARED_DATA_LIFETIME, patience = PATIENCE, maxBytes = 64 * 1024 * 1024 } = limits;
  const sharedKeys = new WeakMap<CompiledBlock, number>();
  let keys = 0;
  const kept = createByteCache<Kept>({
    name: 'block data',
    maxBytes,
    sizeOf: ({ result, head }) => estimateMemoryBytes([result, head]),
  });
  const underWay = new Map<string, Promise<Kept>>();

  function keyOf(block: CompiledBlock, { visitor, params, query }: PageContext): string {
    let own = sharedKeys.get(block);
    if (own === undefined) {
      own = keys++;
      sharedKeys.set(block, own);
    }
    const consent = block.data === 'consent' ? [...visitor.consent, visitor.bannerDismissed] : [];
    return JSON.stringify([own, params, query.toString(), visitor.pricingId, visitor.subVariant, ...consent]);
  }

  /** `caller` ends the loader too; a shared one has no caller, because others wait for it. */
  async function run(block: CompiledBlock, { reads, ...context }: Loading, caller?: AbortSignal): Promise<Kept> {
    const load = blocks[block.type]?.load;
    if (!load) throw new Error(`block type '${block.type}' names data but has no loader`);
    const {
      data,
      expires = Number.POSITIVE_INFINITY,
      head,
    } = await withTimeout(
      (signal) => waitUnlessAborted(load({ ...context, signal, props: block.props }), signal),
      patience,
      caller,
    );
    const isFirm = reads.isComplete && !reads.isStale;
    const validUntil = Math.min(expires, reads.validUntil, context.now + STALE_FOR);
    return {
      result: { ok: true, data },
      expires: Math.min(
        expires,
        context.now + (isFirm ? sharedFor : STALE_PAGE_LIFETIME),
        validUntil > context.now ? validUntil : expires,
      ),
      head,
      validUntil,
      isWhole: reads.isComplete,
      isStale: reads.isStale,
    };
  }

  function share(block: CompiledBlock, context: Loading): Promise<Kept> {
    const key = keyOf(block, context);
    const known = kept.get(key);
    if (known && known.expires > context.now) return Promise.resolve(known);
    const started = underWay.get(key);
    if (started) return started;
    const loading = orStale(run(block, context), known, context)
      .then((fresh) => {
        // A clear in between has dropped this loading: what it brings may be what was cleared.
        if (underWay.get(key) === loading && fresh.expires > context.now) kept.set(key, fresh);
        return fresh;
      })
      .finally(() => {
        if (underWay.get(key) === loading) underWay.delete(key);
      });
    underWay.set(key, loading);
    return loading;
  }

  /** What was loaded before, where that is more than what can be loaded now. */
  async function orStale(running: Promise<Kept>, known: Kept | undefined, { now }: Loading): Promise<Kept> {
    const stale =
      known && known.validUntil > now
        ? { ...known, isStale: true, expires: Math.min(now + STALE_PAGE_LIFETIME, known.validUntil) }
        : null;
    try {
      const fresh = await running;
      return stale && !fresh.isWhole ? stale : fresh;
    } catch (error) {
      if (stale && isApiUnavailable(error)) return stale;
      throw error;
    }
  }

  return {
    use: kept.use,
    clear() {
      kept.clear();
      underWay.clear();
    },
    async load(nodes, { reads = new PageReadBudget(), ...pageContext }, failed) {
      const context: Loading = { ...pageContext, reads };
      const { signal } = context;
      const wasComplete = reads.isComplete;
      const lost = { validUntil: context.now, expires: context.now, isStale: false };
      const loading = blocksWithData(nodes).map(async (block): Promise<readonly [string, Kept]> => {
        const isPersonal = block.data === 'visitor' || block.data === 'customer';
        if (block.data === 'customer' && !context.visitor.signedIn) return [block.id, NO_CUSTOMER];
        try {
          const loaded = isPersonal ? run(block, context, signal) : waitUnlessAborted(share(block, context), signal);
          return [block.id, await loaded];
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof PageFault) throw error;
          const elevation = isPersonal && block.interactive ? parseRequiredElevation(error) : null;
          if (elevation) return [block.id, { ...lost, result: { ok: false, elevation }, isWhole: true }];
          failed(block.id, block.type, error);
          return [block.id, { ...lost, result: { ok: false, error }, isWhole: false }];
        }
      });
      const entries = await Promise.all(loading);
      return {
        results: new Map(entries.map(([id, { result }]) => [id, result])),
        head: mergePageHeadData(entries.flatMap(([, { head }]) => head ?? [])),
        expires: entries.reduce((soonest, [, { expires }]) => Math.min(soonest, expires), context.now + sharedFor),
        validUntil: entries.reduce(
          (soonest, [, { validUntil }]) => Math.min(soonest, validUntil),
          Math.min(reads.validUntil, context.now + STALE_FOR),
        ),
        isWhole: wasComplete && entries.every(([, { isWhole }]) => isWhole),
        isStale: reads.isStale || entries.some(([, { isStale }]) => isStale),
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
