import { constants } from 'node:os';

/**
 * Milliseconds within which a second signal counts as the same: a parent may forward a signal that the child
 * already got.
 */
const SAME_SIGNAL = 1_000;

/** Shuts down gracefully on the first signal, and at once on another one more than a second later. */
export function shutDownOnSignal(end: () => Promise<void>): void {
  let first: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first !== null) {
        if (performance.now() - first > SAME_SIGNAL) process.exit(128 + constants.signals[signal]);
        return;
      }
      first = performance.now();
      setTimeout(() => {
        console.error('Requests that are under way have up to 30 seconds to end. Another signal ends them at once.');
      }, SAME_SIGNAL).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

/** Ignores signals, which reach all processes of a terminal or service, and ends when the parent disconnects. */
export function shutDownWithParentProcess(end: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  const follow = () => {
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  if (process.connected) process.once('disconnect', follow);
  else follow();
}
