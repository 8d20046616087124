import { type ContentSource, type SourceChange, SourceError, type SourceSnapshot } from './content-source.ts';
import type { Log } from './log.ts';
import { backoff, type Schedule } from './schedule.ts';
import type { SourceStatus } from './source-status.ts';

export interface FollowOptions {
  readonly source: ContentSource;
  readonly clock: () => number;
  readonly log: Log;
  readonly schedule: Schedule;
  readonly patience?: number;
  /** Takes in what changed. */
  publish(change: SourceChange, signal: AbortSignal): Promise<void>;
  /** Takes in everything that the source holds. */
  replace(snapshot: SourceSnapshot, signal: AbortSignal): Promise<void>;
  /** Serves what was last good; false when there is nothing. */
  restore(): Promise<boolean>;
}

export interface Follower {
  start(): Promise<void>;
  stop(): Promise<void>;
  status(): SourceStatus;
}

/** Loads a source, then follows its changes one after the other. While it is down, it asks again and again. */
export function followSource(options: FollowOptions): Follower {
  const { source, clock, log, schedule, patience = 10_000 } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let queue: Promise<void> = Promise.resolve();
  let unwatch: (() => Promise<void>) | null = null;
  let cancelRetry = () => {};
  let failures = 0;
  let status: SourceStatus = {
    source: source.name,
    lastSuccess: null,
    lastFailure: null,
    failingSince: null,
    restored: false,
  };

  const succeeded = () => {
    if (failures > 0) log.info({ source: source.name }, 'the content source answers again');
    failures = 0;
    status = { ...status, lastSuccess: clock(), failingSince: null };
  };

  const failed = (error: SourceError) => {
    failures += 1;
    const at = clock();
    const { code, message } = error;
    status = { ...status, lastFailure: { at, code, message }, failingSince: status.failingSince ?? at };
    log.error({ source: source.name, code, error }, 'the content source failed, the last good documents are served on');
  };

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const result = queue.then(task);
    queue = result.catch((error: unknown) => {
      if (!signal.aborted) failed(asSourceError(error));
    });
    return result;
  };

  const load = () =>
    inTurn(async () => {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      const snapshot = await orAborted(source.load(deadline), deadline);
      if (snapshot.documents.length === 0) throw new SourceError('garbage', 'The source holds no documents at all.');
      await options.replace(snapshot, signal);
      status = { ...status, restored: false };
      succeeded();
    });

  const follow = async () => {
    unwatch ??= await source.watch((change) => {
      void inTurn(async () => {
        await options.publish(change, signal);
        succeeded();
      }).catch(() => {});
    }, failed);
  };

  const loadOrRetry = async (): Promise<boolean> => {
    try {
      await load();
      await follow();
      return true;
    } catch {
      if (signal.aborted) return false;
      cancelRetry = schedule(() => void loadOrRetry(), backoff(failures));
      return false;
    }
  };

  return {
    start: async () => {
      if (await loadOrRetry()) return;
      if (status.lastSuccess === null && (await options.restore())) status = { ...status, restored: true };
    },
    stop: async () => {
      stopped.abort();
      cancelRetry();
      await queue;
      await unwatch?.();
    },
    status: () => status,
  };
}

/** Rejects when the signal aborts, also when the source takes no notice of it. */
function orAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () =>
      reject(new SourceError('timeout', 'The source has not answered in time.', { cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function asSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  return new SourceError('garbage', 'What the source answered could not be taken in.', { cause: error });
}
