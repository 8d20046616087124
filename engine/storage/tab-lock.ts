/** A lock held by one tab at a time and released when the tab closes. */
export interface TabLock {
  /** Whether this tab holds it now. */
  take(): Promise<boolean>;
  giveBack(): void;
}

/** Uses the Web Locks API; without it every tab holds the lock. */
export function createTabLock(
  name: string,
  locks: Pick<LockManager, 'request'> | null = 'locks' in navigator ? navigator.locks : null,
): TabLock {
  let held: { giveBack(): void } | null = null;
  return {
    async take() {
      if (held || !locks) return true;
      return new Promise((resolve) => {
        locks
          .request(name, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock && new Promise<void>((giveBack) => (held = { giveBack }));
          })
          .catch(() => resolve(true));
      });
    },
    giveBack() {
      held?.giveBack();
      held = null;
    },
  };
}
