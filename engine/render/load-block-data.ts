import { waitForPromiseUnlessAborted, withTimeout } from '../api/abort.ts';
import { parseRequiredElevation } from '../api/elevation.ts';
import { isApiUnavailable } from '../api/is-api-unavailable.ts';
import { CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS, PageReadBudget } from '../api/page-reads.ts';
import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { CompiledBlock, CompiledNode } from '../page/compiled-page.ts';
import type { BlockLoadContext } from './block-load.ts';
import { ShowErrorPageInsteadError } from './page-fault.ts';
import { mergePageHeadData, type PageHeadData } from './page-head-data.ts';
import type { BlockDataResult } from './render-page-nodes.tsx';
import type { ServerBlocksByType } from './server-block.ts';

/** Maximum milliseconds for which shared data is reused (specification: server cache 60 s). */
export const MAX_SHARED_BLOCK_DATA_LIFETIME_MS = 60_000;

/** Maximum milliseconds for which an expired page is served stale. */
const STALE_FOR = 18 * 60_000;

/** Maximum milliseconds that a page waits for its data (specification: timeout of calls from the server). */
const PATIENCE = 10_000;

type PageContext = Omit<BlockLoadContext<unknown, unknown>, 'props'>;

/** The context of a page's loaders, with the page's reads of the API so far. */
export type PageBlocksLoadContext = PageContext & { readonly reads?: PageReadBudget };

type Loading = PageContext & { readonly reads: PageReadBudget };

interface CachedBlockData {
  readonly result: BlockDataResult;
  readonly expires: number;
  readonly head?: PageHeadData | undefined;
  /** Epoch milliseconds until which it may be shown stale. */
  readonly validUntil: number;
  /** Whether all reads succeeded. */
  readonly isWhole: boolean;
  /** Whether stale answers were used. */
  readonly isStale: boolean;
  /** Cache keys of the answers that the page had used by then. */
  readonly answers: readonly string[];
  /** When its load began, in epoch milliseconds. */
  readonly made: number;
}

/** Data of a customer block for signed-out visitors. The result is added for each block, because it stores the HTML of its block. */
const NO_CUSTOMER: Omit<CachedBlockData, 'result'> = {
  expires: Number.POSITIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
  isWhole: true,
  isStale: false,
  answers: [],
  made: Number.POSITIVE_INFINITY,
};

export interface LoadedPageBlocks {
  readonly results: ReadonlyMap<string, BlockDataResult>;
  /** When the load of the oldest of the data began, in epoch milliseconds. */
  readonly made: number;
  /** When the page expires, in epoch milliseconds. */
  readonly expires: number;
  /** Epoch milliseconds until which the page may be served stale. */
  readonly validUntil: number;
  /** Whether all blocks loaded with all of their reads. */
  readonly isWhole: boolean;
  /** Whether stale answers were used. */
  readonly isStale: boolean;
  /** Cache keys of the API responses that the page shows, and of a few others. */
  readonly answers: ReadonlySet<string>;
  readonly head: PageHeadData;
}

export interface BlockDataLoader {
  load(
    nodes: readonly CompiledNode[],
    context: PageBlocksLoadContext,
    failed: (blockId: string, type: string, error: unknown) => void,
  ): Promise<LoadedPageBlocks>;
  /** Clears the data cached for later requests. */
  clear(): void;
  /** Removes data loaded before one of its API responses changed. `changes` has the time of each, in epoch milliseconds. */
  dropMadeOf(changes: ReadonlyMap<string, number>): void;
  /** Memory use of the cache. */
  use(): CacheUsage;
}

export interface BlockDataLoadLimits {
  /** Milliseconds; the same for every shared loader. */
  readonly sharedFor?: number;
  readonly patience?: number;
  readonly maxBytes?: number;
}

/**
 * Runs all block loaders of a page concurrently. Shared data is reused for the same parameters, query and price list
 * until it expires, and stale if the API then fails. Personal data is never reused, and customer loaders run for
 * customers only. A failing or slow loader only fails its block, a `ShowErrorPageInsteadError` fails the page, and a
 * required elevation is passed to the block.
 */
export function createBlockDataLoader(blocks: ServerBlocksByType, limits: BlockDataLoadLimits = {}): BlockDataLoader {
  const { sharedFor = MAX_SHARED_BLOCK_DATA_LIFETIME_MS, patience = PATIENCE, maxBytes = 64 * 1024 * 1024 } = limits;
  const sharedKeys = new WeakMap<CompiledBlock, number>();
  let keys = 0;
  const cache = createByteLimitedCache<CachedBlockData>({
    name: 'block data',
    maxBytes,
    sizeOf: ({ result, head }) => estimateMemoryBytes([result, head]),
  });
  const underWay = new Map<string, Promise<CachedBlockData>>();

  function keyOf(block: CompiledBlock, { visitor, params, query }: PageContext): string {
    let own = sharedKeys.get(block);
    if (own === undefined) {
      own = keys++;
      sharedKeys.set(block, own);
    }
    const { pricingId, subVariant } = visitor;
    return JSON.stringify([own, params, query.toString(), pricingId, subVariant, ...listConsentInKey(block, visitor)]);
  }

  /** `caller` aborts the loader; missing for a shared one, because other requests wait for it. */
  async function run(
    block: CompiledBlock,
    { reads, ...context }: Loading,
    caller?: AbortSignal,
  ): Promise<CachedBlockData> {
    const load = blocks[block.type]?.load;
    if (!load) throw new Error(`block type '${block.type}' names data but has no loader`);
    const {
      data,
      expires = Number.POSITIVE_INFINITY,
      reloadAt = Number.POSITIVE_INFINITY,
      head,
    } = await withTimeout(
      (signal) => waitForPromiseUnlessAborted(load({ ...context, signal, props: block.props }), signal),
      patience,
      caller,
    );
    const isFirm = reads.isComplete && !reads.isStale;
    const validUntil = Math.min(expires, reads.validUntil, context.now + STALE_FOR);
    return {
      result: { ok: true, data },
      expires: Math.min(
        expires,
        reloadAt,
        context.now + (isFirm ? sharedFor : CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS),
        validUntil > context.now ? validUntil : expires,
      ),
      head,
      validUntil,
      isWhole: reads.isComplete,
      isStale: reads.isStale,
      answers: [...reads.answers],
      made: context.now,
    };
  }

  function share(block: CompiledBlock, context: Loading): Promise<CachedBlockData> {
    const key = keyOf(block, context);
    const known = cache.get(key);
    if (known && known.expires > context.now) return Promise.resolve(known);
    const started = underWay.get(key);
    if (started) return started;
    const loading = orStale(run(block, context), known, context)
      .then((fresh) => {
        // After a clear, the loaded data may be outdated.
        if (underWay.get(key) === loading && fresh.expires > context.now) cache.set(key, fresh);
        return fresh;
      })
      .finally(() => {
        if (underWay.get(key) === loading) underWay.delete(key);
      });
    underWay.set(key, loading);
    return loading;
  }

  /** Earlier data if the new load is less complete. */
  async function orStale(
    running: Promise<CachedBlockData>,
    known: CachedBlockData | undefined,
    { now }: Loading,
  ): Promise<CachedBlockData> {
    const stale =
      known && known.validUntil > now
        ? { ...known, isStale: true, expires: Math.min(now + CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS, known.validUntil) }
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
    use: cache.use,
    clear() {
      cache.clear();
      underWay.clear();
    },
    dropMadeOf(changes) {
      for (const [key, { answers, made }] of [...cache.entries()])
        if (answers.some((one) => made <= (changes.get(one) ?? Number.NEGATIVE_INFINITY))) cache.delete(key);
    },
    async load(nodes, { reads = new PageReadBudget(), ...pageContext }, failed) {
      const context: Loading = { ...pageContext, reads };
      const { signal } = context;
      const wasComplete = reads.isComplete;
      const lost = { validUntil: context.now, expires: context.now, isStale: false, answers: [], made: context.now };
      const loading = blocksWithData(nodes).map(async (block): Promise<readonly [string, CachedBlockData]> => {
        const isPersonal = block.data === 'visitor' || block.data === 'customer';
        if (block.data === 'customer' && !context.visitor.signedIn)
          return [block.id, { ...NO_CUSTOMER, result: { ok: true, data: null } }];
        try {
          const loaded = isPersonal
            ? run(block, context, signal)
            : waitForPromiseUnlessAborted(share(block, context), signal);
          return [block.id, await loaded];
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof ShowErrorPageInsteadError) throw error;
          const elevation = isPersonal && block.interactive ? parseRequiredElevation(error) : null;
          if (elevation) return [block.id, { ...lost, result: { ok: false, elevation }, isWhole: true }];
          failed(block.id, block.type, error);
          return [block.id, { ...lost, result: { ok: false, error }, isWhole: false }];
        }
      });
      const entries = await Promise.all(loading);
      return {
        results: new Map(entries.map(([id, { result }]) => [id, result])),
        made: entries.reduce((oldest, [, { made }]) => Math.min(oldest, made), context.now),
        head: mergePageHeadData(entries.flatMap(([, { head }]) => head ?? [])),
        expires: entries.reduce((soonest, [, { expires }]) => Math.min(soonest, expires), context.now + sharedFor),
        validUntil: entries.reduce(
          (soonest, [, { validUntil }]) => Math.min(soonest, validUntil),
          Math.min(reads.validUntil, context.now + STALE_FOR),
        ),
        isWhole: wasComplete && entries.every(([, { isWhole }]) => isWhole),
        answers: new Set([...reads.answers, ...entries.flatMap(([, { answers }]) => answers)]),
        isStale: reads.isStale || entries.some(([, { isStale }]) => isStale),
      };
    },
  };
}

/** Consent and dismissed banner of the visitor, as far as the data of the block depends on them. */
function listConsentInKey(
  { data }: Pick<CompiledBlock, 'data'>,
  { consent, bannerDismissed }: Pick<PageContext['visitor'], 'consent' | 'bannerDismissed'>,
): readonly unknown[] {
  if (data === 'notices') return [consent.size > 0, bannerDismissed];
  return data === 'consent' ? [...consent, bannerDismissed] : [];
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
