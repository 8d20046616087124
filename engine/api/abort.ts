/** Timeout of a call. The message is one that maps to status 408. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  /** `timeout` is in milliseconds. */
  constructor(timeout: number) {
    super(`timeout of ${Math.round(timeout)} ms exceeded`);
  }
}

const listening = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back on abort unless it was unsubscribed. Each signal gets a single listener, because all blocks and calls of a
 * page share the page's signal and Node warns of a leak beyond ten.
 */
function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const callbacks = listening.get(signal) ?? new Set();
  if (!listening.has(signal)) {
    listening.set(signal, callbacks);
    signal.addEventListener('abort', () => callbacks.forEach((run) => run()), { once: true });
  }
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

/** Aborts `work` after `timeout` milliseconds, or together with the caller. */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  caller?: AbortSignal,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const forget = caller && onAbort(caller, () => controller.abort(caller.reason));
  const timer = setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    forget?.();
  }
}

/** Waits for a shared promise; the signal only ends this wait. */
export function waitForPromiseUnlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const forget = onAbort(signal, () => reject(signal.reason));
    promise.then(resolve, reject).finally(forget);
  });
}

/** Value of a promise, or null if it takes longer than `wait` milliseconds. */
export async function waitAtMost<T>(promise: Promise<T>, wait: number): Promise<T | null> {
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
