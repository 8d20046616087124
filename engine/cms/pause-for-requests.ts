/**
 * Called between the steps of long work. Returns a promise once the work has taken its time, so that requests are
 * answered first; else nothing.
 *
 * @throws at a pause after the signal was aborted, its reason
 */
export type PauseForRequests = (signal?: AbortSignal) => Promise<void> | undefined;

/** Milliseconds of work between two pauses: about what a page takes. */
const LONGEST_TURN = 8;

export function createPauseForRequests(clock: () => number): PauseForRequests {
  let since = clock();
  return (signal) => {
    if (clock() - since < LONGEST_TURN) return undefined;
    signal?.throwIfAborted();
    return new Promise((resolve) => {
      setImmediate(() => {
        since = clock();
        resolve();
      });
    });
  };
}
