import { calculateRetryDelay, type ScheduleTask } from '../../cms/schedule.ts';
import { createEdgePageKey, type EdgePageRequest } from './edge-page-request.ts';
import { MAX_REFETCHED_PAGES } from './edge-pages.ts';
import type { EdgePurgeMode, EdgePurger } from './edge-purger.ts';
import { createEdgeRefetcher, type EdgeRefetchStatus } from './edge-refetcher.ts';

/** State of the purges of one edge. */
export interface EdgePurgeStatus {
  readonly edge: string;
  /** Tags that are not purged yet. */
  readonly waiting: number;
  /** Failures in a row. */
  readonly failures: number;
  readonly lastError: string | null;
  /** Epoch milliseconds; null before the first. */
  readonly lastPurge: number | null;
  /** Refetched pages; null for an edge that does not refetch. */
  readonly refetches: EdgeRefetchStatus | null;
}

export interface EdgePurgeQueue {
  /** Purges tags in this mode, and then refetches the pages. */
  add(tags: readonly string[], pages?: readonly EdgePageRequest[], mode?: EdgePurgeMode): void;
  /** Refetches pages that the edge no longer serves. */
  refetch(pages: readonly EdgePageRequest[]): void;
  status(): EdgePurgeStatus;
  stop(): void;
}

export interface EdgePurgeQueueOptions {
  readonly purger: EdgePurger;
  readonly clock: () => number;
  readonly schedule: ScheduleTask;
  /** Receives the first of several failures in a row, and null when the edge purges again. */
  readonly changed: (edge: string, error: unknown) => void;
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

const TIMEOUT = 10_000;

/**
 * Milliseconds after which tags are purged again, because a response with old documents, from this node or one not yet
 * notified of the change, may have been stored after the first purge. This purge is soft, because almost all pages are
 * new by then: the next visitor does not wait.
 */
const AGAIN_AFTER = 5_000;

/** Tags beyond this number are dropped while an edge is unavailable; its pages expire by themselves. */
const MAX_WAITING = 10_000;

/** Purges tags in the order of arrival, and retries with back-off while the edge fails. */
export function createEdgePurgeQueue(options: EdgePurgeQueueOptions): EdgePurgeQueue {
  const { purger, clock, schedule, changed, timeout = AbortSignal.timeout } = options;
  const waiting = new Map<string, EdgePurgeMode>();
  /** Tags of the current request. One that is added during it waits for another, since its pages may be stored by now. */
  let purging: readonly string[] = [];
  const refetcher = purger.refetch ? createEdgeRefetcher({ refetch: purger.refetch, timeout }) : null;
  /** Pages to refetch after the next purge of the mode. */
  const purgedPages = { hard: new Map<string, EdgePageRequest>(), soft: new Map<string, EdgePageRequest>() };
  let isSending = false;
  let failures = 0;
  let lastError: string | null = null;
  let lastPurge: number | null = null;
  let isStopped = false;
  const timers = new Set<() => void>();

  const later = (task: () => void, delay: number) => {
    const cancel = schedule(() => {
      timers.delete(cancel);
      task();
    }, delay);
    timers.add(cancel);
  };

  const enqueue = (tags: readonly string[], mode: EdgePurgeMode) => {
    for (const tag of tags) {
      if (waiting.has(tag) ? mode === 'hard' : waiting.size < MAX_WAITING) waiting.set(tag, mode);
    }
    if (!isSending) void send();
  };

  const queueForRefetch = (pages: readonly EdgePageRequest[], mode: EdgePurgeMode) => {
    for (const page of pages) {
      if (purgedPages[mode].size < MAX_REFETCHED_PAGES) purgedPages[mode].set(createEdgePageKey(page), page);
    }
  };

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.size > 0 && !isStopped) {
      const mode = [...waiting.values()].includes('hard') ? 'hard' : 'soft';
      const tags = [...waiting].flatMap(([tag, own]) => (own === mode ? tag : []));
      // Hard purges go first, so that a soft one finds none pending.
      const pages = [...purgedPages[mode].values()];
      purgedPages[mode].clear();
      for (const tag of tags) waiting.delete(tag);
      purging = tags;
      try {
        await purger.purge(tags, timeout(TIMEOUT), mode);
        purging = [];
        lastPurge = clock();
        if (failures > 0) changed(purger.name, null);
        failures = 0;
        lastError = null;
        if (mode === 'hard') refetcher?.addFirst(pages);
        else refetcher?.add(pages);
      } catch (error) {
        if (failures === 0) changed(purger.name, error);
        failures += 1;
        lastError = error instanceof Error ? error.message : String(error);
        queueForRefetch(pages, mode);
        purging = [];
        for (const tag of tags) if (waiting.get(tag) !== 'hard') waiting.set(tag, mode);
        later(() => void send(), calculateRetryDelay(failures));
        return;
      }
    }
    // Pages of soft purges whose tags were purged hard instead.
    refetcher?.add([...purgedPages.hard.values(), ...purgedPages.soft.values()]);
    purgedPages.hard.clear();
    purgedPages.soft.clear();
    isSending = false;
  }

  return {
    add(tags, pages = [], mode = 'hard') {
      if (isStopped || tags.length === 0) return;
      if (refetcher) queueForRefetch(pages, mode);
      enqueue(tags, mode);
      later(() => enqueue(tags, 'soft'), AGAIN_AFTER);
    },
    refetch: (pages) => refetcher?.add(pages),
    status: () => ({
      ...{ edge: purger.name, waiting: new Set([...waiting.keys(), ...purging]).size, failures, lastError, lastPurge },
      refetches: refetcher?.status() ?? null,
    }),
    stop() {
      isStopped = true;
      refetcher?.stop();
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
