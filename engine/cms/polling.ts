/** Calls a task again and again: at once, then each time `wake` is called or `every` milliseconds have passed. */
export function startPolling(
  every: number,
  task: (signal: AbortSignal) => Promise<void>,
): { wake: () => void; stop: () => Promise<void> } {
  const stopped = new AbortController();
  let woken = false;
  let resume = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, every);
      timer.unref();
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopped.signal.aborted) resume();
    });

  const ended = (async () => {
    while (!stopped.signal.aborted) {
      woken = false;
      await task(stopped.signal);
      await pause();
    }
  })();

  return {
    wake: () => {
      woken = true;
      resume();
    },
    stop: async () => {
      stopped.abort();
      resume();
      await ended;
    },
  };
}
