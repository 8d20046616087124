import { createEdgePageKey, type EdgePageRequest } from './edge-page-request.ts';
import { MAX_REFETCHED_PAGES } from './edge-pages.ts';

/** How the edge answered a request for a page: from a node, from its store, or with another status than 200. */
export type RefetchOutcome = 'fetched' | 'stored' | 'failed';

export type RefetchEdgePage = (page: EdgePageRequest, signal: AbortSignal) => Promise<RefetchOutcome>;

export interface EdgeRefetchStatus extends Readonly<Record<RefetchOutcome, number>> {
  /** Pages that have not been requested yet. */
  readonly waiting: number;
}

/** Requests pages from an edge that no longer has them, so that the next visitor does not wait for a node. */
export interface EdgeRefetcher {
  add(pages: readonly EdgePageRequest[]): void;
  /** Before those that wait, because visitors of these have no former page. */
  addFirst(pages: readonly EdgePageRequest[]): void;
  status(): EdgeRefetchStatus;
  stop(): void;
}

export interface EdgeRefetcherOptions {
  /** @throws when the edge does not answer. */
  readonly refetch: RefetchEdgePage;
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

const TIMEOUT = 10_000;

/** Few, because a node that renders for visitors has time for few others. A visitor of one of them waits for the same answer. */
const AT_ONCE = 4;

/** Fetches pages in the order of their coming. Pages beyond the limit, and all that wait when the edge is away, are left to visitors. */
export function createEdgeRefetcher({ refetch, timeout = AbortSignal.timeout }: EdgeRefetcherOptions): EdgeRefetcher {
  let waiting = new Map<string, EdgePageRequest>();
  const counts = { fetched: 0, stored: 0, failed: 0 };
  let running = 0;
  let isStopped = false;

  async function work(): Promise<void> {
    running += 1;
    for (let next = takeFirst(waiting); next; next = takeFirst(waiting)) {
      try {
        counts[await refetch(next, timeout(TIMEOUT))] += 1;
      } catch {
        counts.failed += 1;
        waiting.clear();
      }
    }
    running -= 1;
  }

  const put = (pages: readonly EdgePageRequest[]) => {
    if (isStopped) return;
    for (const page of pages) {
      if (waiting.size < MAX_REFETCHED_PAGES) waiting.set(createEdgePageKey(page), page);
    }
    while (running < AT_ONCE && waiting.size > 0) void work();
  };

  return {
    add: put,
    addFirst(pages) {
      const others = [...waiting.values()];
      waiting = new Map();
      put([...pages, ...others]);
    },
    status: () => ({ waiting: waiting.size, ...counts }),
    stop() {
      isStopped = true;
      waiting.clear();
    },
  };
}

function takeFirst<Value>(values: Map<string, Value>): Value | undefined {
  const [first] = values;
  if (!first) return undefined;
  values.delete(first[0]);
  return first[1];
}
