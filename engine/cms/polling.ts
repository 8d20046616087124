/**
 * Calls a task again and again: at once, then each time `wake` is called or `every` milliseconds have passed, or as many as
 * the task returned.
 */
export function startPolling(
  every: number,
  task: (signal: AbortSignal) => Promise<number | undefined>,
): { wake: () => void; stop: () => Promise<void> } {
  const stopped = new AbortController();
  let woken = false;
  let resume = () => {};

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
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
      await pause((await task(stopped.signal)) ?? every);
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
