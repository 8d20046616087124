import { type ContentChange, type ContentSnapshot, type ContentSource, ContentSourceError } from './content-source.ts';
import type { EngineLogger } from './log.ts';
import { calculateRetryDelay, type ScheduleTask } from './schedule.ts';
import type { ContentSourceStatus } from './source-status.ts';

export interface ContentSourceFollowerOptions {
  readonly source: ContentSource;
  readonly clock: () => number;
  readonly log: EngineLogger;
  readonly schedule: ScheduleTask;
  /** Milliseconds without a sign of progress after which a source counts as down. */
  readonly patience?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
  /** Takes in what changed. */
  publish(change: ContentChange, signal: AbortSignal): Promise<void>;
  /** Takes in everything that the source holds. */
  replace(snapshot: ContentSnapshot, signal: AbortSignal): Promise<void>;
  /** The source has answered and its changes are applied. */
  confirmed(): void;
  /** Serves the last good documents; false when there are none. */
  restore(): Promise<boolean>;
}

export interface ContentSourceFollower {
  start(): Promise<void>;
  stop(): Promise<void>;
  status(): ContentSourceStatus;
  /** Loads the source again. */
  reload(): void;
  /** Publishes an empty change, to read failed pictures again. */
  again(): void;
}

/** Loads a source, then applies its changes in order. Retries while it is down. */
export function createContentSourceFollower(options: ContentSourceFollowerOptions): ContentSourceFollower {
  const { source, clock, log, schedule, patience = 10_000, timeout = AbortSignal.timeout } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let queue: Promise<void> = Promise.resolve();
  let watching: Promise<() => Promise<void>> | null = null;
  let cancelRetry = () => {};
  let failures = 0;
  let status: ContentSourceStatus = {
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
    options.confirmed();
  };

  const failed = (cause: unknown) => {
    if (signal.aborted) return;
    const error = asSourceError(cause);
    const { code, message } = error;
    const at = clock();
    failures += 1;
    status = { ...status, lastFailure: { at, code, message }, failingSince: status.failingSince ?? at };
    log.error(
      { source: source.name, fault: code, reason: message },
      'the content source failed, so what was last good is served on',
    );
  };

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  };

  const load = () =>
    inTurn(async () => {
      const deadline = createSilenceDeadline(signal, () => timeout(patience));
      const snapshot = await orAborted(source.load(deadline.signal, deadline.postpone), deadline.signal);
      if (snapshot.documents.length === 0)
        throw new ContentSourceError('garbage', 'The source holds no documents at all.');
      await options.replace(snapshot, signal);
      status = { ...status, restored: false };
      succeeded();
    });

  const take = (change: ContentChange) =>
    inTurn(async () => {
      await options.publish(change, signal);
      succeeded();
    }).catch(failed);

  const watch = () =>
    source
      .watch((change) => void take(change), failed)
      .catch((error: unknown) => {
        failed(error);
        watching = null;
        retry();
        return async () => {};
      });

  const retry = () => {
    if (!signal.aborted) cancelRetry = schedule(() => void loadOrRetry(), calculateRetryDelay(failures));
  };

  const loadOrRetry = async (): Promise<boolean> => {
    try {
      await load();
      watching ??= watch();
      return true;
    } catch (error) {
      failed(error);
      retry();
      return false;
    }
  };

  const restore = () =>
    inTurn(async () => {
      if (status.lastSuccess === null && (await options.restore())) status = { ...status, restored: true };
    });

  return {
    start: async () => {
      if (!(await loadOrRetry())) await restore();
    },
    stop: async () => {
      stopped.abort();
      cancelRetry();
      const unwatch = await watching;
      await unwatch?.();
      await queue;
    },
    status: () => status,
    reload: () => void load().catch(failed),
    again: () => void inTurn(() => options.publish({ documents: [], assets: [] }, signal)).catch(failed),
  };
}

/** Aborts when `timeout` does, unless it was postponed before. */
function createSilenceDeadline(stopped: AbortSignal, timeout: () => AbortSignal) {
  const silent = new AbortController();
  let current: AbortSignal | null = null;
  const postpone = () => {
    const next = timeout();
    current = next;
    const abort = () => {
      if (current === next) silent.abort(next.reason);
    };
    if (next.aborted) abort();
    else next.addEventListener('abort', abort, { once: true });
  };
  postpone();
  return { signal: AbortSignal.any([stopped, silent.signal]), postpone };
}

/** Rejects on abort even if the source ignores the signal. */
function orAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () =>
      reject(new ContentSourceError('timeout', 'The source has not answered in time.', { cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function asSourceError(error: unknown): ContentSourceError {
  if (error instanceof ContentSourceError) return error;
  return new ContentSourceError('garbage', 'What the source answered could not be taken in.', { cause: error });
}
