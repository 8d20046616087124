import { LRUCache } from 'lru-cache';

export const CALL_LIMIT_WINDOW_MS = 60_000;

/** Maximum number of counted addresses or customers; the least recent caller is removed first. */
const MOST_CALLERS = 10_000;

/** A counter shared by all nodes. */
export interface SharedCount {
  readonly total: number;
  /** Milliseconds until the counter resets. */
  readonly left: number;
}

/** Adds to a counter shared by all nodes. Rejects while the shared store is unreachable. */
export type AddToSharedCount = (key: string, more: number, lifetime: number) => Promise<SharedCount>;

/** Counts of callers by key. */
export interface CallWindows {
  /** Counts a call, and returns the milliseconds that it has to wait: 0 while the caller is within the limit. */
  count(key: string | null): number;
  /** Number of calls of a caller and the start of its window in epoch milliseconds; null for none. */
  read(key: string): { readonly calls: number; readonly since: number } | null;
  /** Removes a caller. Returns whether it was counted. */
  forget(key: string): boolean;
  /** Removes all callers whose window has ended. */
  removeExpired(at: number): void;
}

interface Window {
  start: number;
  count: number;
  /** Calls not yet added to the shared counter. */
  unshared: number;
  isSharing: boolean;
}

/**
 * Counts calls by key in windows of one minute that begin with the first call. With `share`, nodes add their counts to a
 * shared counter in the background: no call waits for it, and each node counts alone while it is unreachable.
 */
export function createCallWindows(most: number, now: () => number, share?: AddToSharedCount): CallWindows {
  const windows = new LRUCache<string, Window>({ max: MOST_CALLERS });

  function shareCount(key: string, window: Window, add: AddToSharedCount): void {
    if (window.isSharing || window.unshared === 0) return;
    const more = window.unshared;
    window.isSharing = true;
    window.unshared = 0;
    add(key, more, CALL_LIMIT_WINDOW_MS).then(
      ({ total, left }) => {
        window.isSharing = false;
        window.count = total + window.unshared;
        window.start = now() + left - CALL_LIMIT_WINDOW_MS;
        shareCount(key, window, add);
      },
      () => {
        window.isSharing = false;
        window.unshared += more;
      },
    );
  }

  function count(key: string | null): number {
    if (most === 0 || key === null) return 0;
    const at = now();
    const open = windows.get(key);
    // A clock that was set back would make a caller wait for hours.
    const isOpen = open && at >= open.start && at - open.start < CALL_LIMIT_WINDOW_MS;
    const current = isOpen ? open : { start: at, count: 0, unshared: 0, isSharing: false };
    if (current !== open) windows.set(key, current);
    // A refused caller costs no further work.
    if (current.count > most) return current.start + CALL_LIMIT_WINDOW_MS - at;
    current.count += 1;
    current.unshared += 1;
    if (share) shareCount(key, current, share);
    return current.count > most ? current.start + CALL_LIMIT_WINDOW_MS - at : 0;
  }

  return {
    count,
    read(key) {
      const window = windows.peek(key);
      return window ? { calls: window.count, since: window.start } : null;
    },
    forget: (key) => windows.delete(key),
    removeExpired(at) {
      for (const [key, { start }] of [...windows.entries()])
        if (at - start >= CALL_LIMIT_WINDOW_MS) windows.delete(key);
    },
  };
}
