/** Nothing came in time. The message is one that stands for status 408. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  /** `timeout` is in milliseconds. */
  constructor(timeout: number) {
    super(`timeout of ${Math.round(timeout)} ms exceeded`);
  }
}

const listening = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs `callback` when `signal` is aborted, unless the function that this returns was called before. Each signal gets one
 * event listener, however many wait for it: all blocks of a page and their calls share the signal of the page, and Node
 * takes more than ten listeners for a leak.
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

/** Runs `work` with a signal that ends after `timeout` milliseconds, or when the caller's does. */
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

/** Waits for what others may wait for too: the signal ends this wait only. */
export function waitUnlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
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

/** The value of a promise that is fulfilled within `wait` milliseconds; null where it takes longer. */
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
