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
  const timer = setTimeout(() => controller.abort(new Error(`timeout of ${timeout} ms exceeded`)), timeout);
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
