import type { TabLockName } from '#schemas/browser/tab-names.ts';

/** A lock that one tab of the browser holds at a time; a tab that is closed releases it. */
export interface TabLock {
  /** Whether this tab holds it now. */
  acquire(): Promise<boolean>;
  release(): void;
}

/** A lock by the browser itself, which knows when a tab is gone; without one every tab holds it. */
export function createTabLock(
  name: TabLockName,
  locks: Pick<LockManager, 'request'> | null = 'locks' in navigator ? navigator.locks : null,
): TabLock {
  let heldLock: { release(): void } | null = null;
  return {
    async acquire() {
      if (heldLock || !locks) return true;
      return new Promise((resolve) => {
        locks
          .request(name, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock && new Promise<void>((release) => (heldLock = { release }));
          })
          .catch(() => resolve(true));
      });
    },
    release() {
      heldLock?.release();
      heldLock = null;
    },
  };
}
