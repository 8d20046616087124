import type { SiteJudge } from './site-judge.ts';

/** A worker thread, or one side of a message channel. */
export interface JudgeThread {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  unref(): void;
}

type Method = 'update' | 'judge' | 'reset';

interface Call {
  readonly id: number;
  readonly method: Method;
  readonly parameters: readonly unknown[];
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  /** Why the call failed. */
  readonly reason?: string;
}

/** Answers calls of the thread that saves documents. */
export function serveSiteJudge(port: Pick<JudgeThread, 'postMessage' | 'on'>, judge: SiteJudge): void {
  port.on('message', (message) => {
    // Both ends are of the same build.
    const { id, method, parameters } = message as Call;
    const call = judge[method] as (...given: readonly unknown[]) => Promise<unknown>;
    call(...parameters).then(
      (result) => port.postMessage({ id, result } satisfies Answer),
      (error: unknown) => port.postMessage({ id, reason: reasonOf(error) } satisfies Answer),
    );
  });
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Judges in another thread, so that the CMS answers other requests in the meantime. If the thread ends, the next call is
 * refused unless it is `reset`, because a new thread knows no documents.
 */
export function createThreadedSiteJudge(start: () => JudgeThread): SiteJudge {
  const waiting = new Map<number, Waiting>();
  let thread: JudgeThread | null = null;
  let isEmpty = true;
  let calls = 0;

  const end = (ended: JudgeThread, reason: string) => {
    if (thread === ended) {
      thread = null;
      isEmpty = false;
    }
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const open = (): JudgeThread => {
    const opened = start();
    opened.on('message', (message) => {
      const { id, result, reason } = message as Answer;
      const call = waiting.get(id);
      waiting.delete(id);
      if (reason === undefined) call?.resolve(result);
      else call?.reject(new Error(reason));
    });
    opened.on('error', (error) => end(opened, `The check of sites failed: ${reasonOf(error)}`));
    opened.on('exit', () => end(opened, 'The check of sites ended.'));
    // The CMS may end while the thread waits for calls.
    opened.unref();
    return opened;
  };
  const call = <Result>(method: Method, ...parameters: readonly unknown[]): Promise<Result> => {
    if (method === 'reset') isEmpty = true;
    if (!thread && !isEmpty) return Promise.reject(new Error('The check of sites ended.'));
    thread ??= open();
    calls += 1;
    const id = calls;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
    thread.postMessage({ id, method, parameters } satisfies Call);
    return promise;
  };
  return {
    update: (update) => call('update', update),
    judge: (changes, files) => call('judge', changes, files),
    reset: () => call('reset'),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
