/** Nothing came in time. The message is one that stands for status 408. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  /** `timeout` is in milliseconds. */
  constructor(timeout: number) {
    super(`timeout of ${Math.round(timeout)} ms exceeded`);
  }
}

/** Runs `work` with a signal that ends after `timeout` milliseconds, or when the caller's does. */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  caller?: AbortSignal,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}

/** Waits for what others may wait for too: the signal ends this wait only. */
export function waitFor<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The value of a promise that is fulfilled within `wait` milliseconds; null where it takes longer. */
export async function within<T>(promise: Promise<T>, wait: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, wait));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
