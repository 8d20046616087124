/** Part of an HTTP server: listeners that run before a request is answered. */
export interface RequestEvents {
  prependListener(event: 'request', listener: () => void): unknown;
  off(event: 'request', listener: () => void): unknown;
}

export interface TimedSwitchOptions {
  /** Epoch milliseconds, the same on all nodes. */
  readonly now: () => number;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  /** Blocks this thread. */
  readonly block: (milliseconds: number) => void;
}

/** Applies changes at a moment that all nodes have agreed on. */
export interface TimedSwitch {
  attach(requests: RequestEvents): void;
  /** Resolves when `apply` has been called. */
  at(moment: number, apply: () => void): Promise<void>;
}

/** Most that the clocks of two nodes may differ, in milliseconds. */
const CLOCK_DIFFERENCE = 5;

/**
 * A timer can be late, so that a request could be answered in the old version after another node has answered in the
 * new one. Therefore requests look at the time, too, while a switch is pending; those of the last milliseconds wait for
 * it.
 */
export function createTimedSwitch({ now, schedule, block }: TimedSwitchOptions): TimedSwitch {
  let requests: RequestEvents | null = null;
  return {
    attach(events) {
      requests = events;
    },
    at: (moment, apply) =>
      new Promise((resolve) => {
        let isDone = false;
        const finish = () => {
          if (isDone) return;
          isDone = true;
          cancel();
          requests?.off('request', look);
          apply();
          resolve();
        };
        const look = () => {
          const left = moment - now();
          if (left > CLOCK_DIFFERENCE) return;
          if (left > 0) block(left);
          finish();
        };
        requests?.prependListener('request', look);
        const cancel = schedule(finish, Math.max(0, moment - now()));
      }),
  };
}

/** Blocks the thread for a few milliseconds. */
export function blockThread(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
