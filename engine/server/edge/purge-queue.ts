import { calculateRetryDelay, type ScheduleTask } from '../../cms/schedule.ts';
import type { EdgePurgeMode, EdgePurger } from './edge-purger.ts';

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
}

export interface EdgePurgeQueue {
  add(tags: readonly string[]): void;
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
 * Milliseconds after which tags are purged once more: an answer made of former documents, of this node or of one that had
 * not heard of the change, may have been stored after the first purge. Almost all pages are new by then, so that they only
 * expire, and the next visitor does not wait.
 */
const AGAIN_AFTER = 5_000;

/** Tags beyond this number are dropped while an edge does not answer; its pages expire by themselves. */
const MAX_WAITING = 10_000;

/** Purges tags in the order of their coming, and retries with back-off while the edge fails. */
export function createEdgePurgeQueue(options: EdgePurgeQueueOptions): EdgePurgeQueue {
  const { purger, clock, schedule, changed, timeout = AbortSignal.timeout } = options;
  const waiting = new Map<string, EdgePurgeMode>();
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

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.size > 0 && !isStopped) {
      const mode = [...waiting.values()].includes('hard') ? 'hard' : 'soft';
      const tags = [...waiting].flatMap(([tag, own]) => (own === mode ? tag : []));
      try {
        await purger.purge(tags, timeout(TIMEOUT), mode);
        // What changed once more while the request was under way is purged again.
        for (const tag of tags) if (waiting.get(tag) === mode) waiting.delete(tag);
        lastPurge = clock();
        if (failures > 0) changed(purger.name, null);
        failures = 0;
        lastError = null;
      } catch (error) {
        if (failures === 0) changed(purger.name, error);
        failures += 1;
        lastError = error instanceof Error ? error.message : String(error);
        later(() => void send(), calculateRetryDelay(failures));
        return;
      }
    }
    isSending = false;
  }

  return {
    add(tags) {
      if (isStopped || tags.length === 0) return;
      enqueue(tags, 'hard');
      later(() => enqueue(tags, 'soft'), AGAIN_AFTER);
    },
    status: () => ({ edge: purger.name, waiting: waiting.size, failures, lastError, lastPurge }),
    stop() {
      isStopped = true;
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
