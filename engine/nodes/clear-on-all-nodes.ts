import type { NodeNotices } from './node-notices.ts';
import type { SharedStore } from './shared-store.ts';

export interface CacheClearingOptions {
  readonly store: Pick<SharedStore, 'get' | 'set'>;
  readonly notices: Pick<NodeNotices, 'send' | 'on' | 'onGap'>;
  readonly randomId: () => string;
  /** Called when the other nodes could not be reached. */
  readonly failed: () => void;
}

/** Clears the caches of all nodes. */
export interface CacheClearingOnAllNodes {
  /** Part of the keys of shared answers: those from before the caches were cleared are no longer found. */
  generation(): string;
  /** Clears this node, and the others by a notice, with the function that clears one. */
  clearWith(clear: () => void): () => void;
  /** Reads the generation, for a node that has just started. */
  open(): Promise<void>;
}

const GENERATION = 'cache-generation';

/** Longer than any shared answer is used. */
const LIFETIME = 30 * 86_400_000;

export function createCacheClearingOnAllNodes(options: CacheClearingOptions): CacheClearingOnAllNodes {
  const { store, notices, randomId, failed } = options;
  let current = '';

  async function share(generation: string): Promise<void> {
    await store.set(GENERATION, generation, LIFETIME);
    await notices.send({ kind: 'clear-caches', generation });
  }

  const read = async () => {
    current = (await store.get(GENERATION)) ?? current;
  };

  return {
    generation: () => current,
    open: () => read().catch(() => undefined),
    clearWith(clear) {
      const become = (generation: unknown) => {
        if (typeof generation !== 'string' || generation === current) return;
        current = generation;
        clear();
      };
      notices.on('clear-caches', ({ generation }) => become(generation));
      notices.onGap(() => {
        store.get(GENERATION).then(become, () => undefined);
      });
      return () => {
        current = randomId();
        clear();
        share(current).catch(failed);
      };
    },
  };
}
