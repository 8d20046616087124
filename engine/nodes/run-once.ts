import type { SharedStore } from './shared-store.ts';

/** Work whose result is the same for all nodes. */
export interface SharedWork<Result> {
  readonly key: string;
  readonly run: () => Promise<Result>;
  /** Text for the other nodes and the milliseconds for which they may use it; null to keep the result to this node. */
  readonly encode: (result: Result) => Promise<{ readonly text: string; readonly lifetime: number } | null>;
  /** Null for a text that this node cannot use. */
  readonly decode: (text: string) => Promise<Result | null>;
  /** Milliseconds that this node waits for another one before it does the work itself. */
  readonly patience: number;
  /** Milliseconds after which a node that does the work counts as dead. */
  readonly lockLifetime: number;
}

/** Does work on one node, for all nodes that need it at about the same time. Each does its own while the store is away. */
export type RunOnceForAllNodes = <Result>(work: SharedWork<Result>) => Promise<Result>;

export interface RunOnceOptions {
  readonly store: Pick<SharedStore, 'isReachable' | 'valueOrLock' | 'set' | 'release' | 'now'>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const LOOK_AGAIN_AFTER = 15;

export function createRunOnceForAllNodes({ store, pause }: RunOnceOptions): RunOnceForAllNodes {
  return async (work) => {
    const until = store.now() + work.patience;
    while (store.isReachable() && store.now() < until) {
      const found = await store.valueOrLock(work.key, work.lockLifetime).catch(() => null);
      if (!found) break;
      if (found.kind === 'value') {
        // What another release or a damaged Redis holds must not fail a page.
        const result = await work.decode(found.value).catch(() => null);
        if (result === null) break;
        return result;
      }
      if (found.kind === 'lock') return runAndShare(work, () => store.release(found.lock));
      await pause(LOOK_AGAIN_AFTER);
    }
    return work.run();
  };

  async function runAndShare<Result>(
    { key, run, encode }: SharedWork<Result>,
    release: () => Promise<void>,
  ): Promise<Result> {
    const share = async (result: Result) => {
      const shared = await encode(result);
      if (shared) await store.set(key, shared.text, shared.lifetime);
    };
    try {
      const result = await run();
      // The caller does not wait for the others to be served.
      share(result)
        .catch(() => undefined)
        .then(release)
        .catch(() => undefined);
      return result;
    } catch (error) {
      release().catch(() => undefined);
      throw error;
    }
  }
}
