import { LRUCache } from 'lru-cache';

export const CALL_LIMIT_WINDOW_MS = 60_000;

/** Most addresses or customers that are counted; the one that called longest ago is forgotten first. */
const MOST_CALLERS = 10_000;

/** A number that all nodes count together. */
export interface SharedCount {
  readonly total: number;
  /** Milliseconds until counting begins anew. */
  readonly left: number;
}

/** Adds to a number that all nodes count together. Rejects while they cannot be reached. */
export type AddToSharedCount = (key: string, more: number, lifetime: number) => Promise<SharedCount>;

/** Counts of callers by key. */
export interface CallWindows {
  /** Counts a call, and returns the milliseconds that it has to wait: 0 while the caller is within the limit. */
  count(key: string | null): number;
  /** The calls that are counted for a caller, and when that began, in epoch milliseconds; null for none. */
  read(key: string): { readonly calls: number; readonly since: number } | null;
  /** Returns whether there was something to forget. */
  forget(key: string): boolean;
  /** Forgets all callers whose minute is over. */
  removeExpired(at: number): void;
}

interface Window {
  start: number;
  count: number;
  /** Calls that other nodes do not know of yet. */
  unshared: number;
  isSharing: boolean;
}

/**
 * Counts calls by key, in a minute that begins with the first. With `share` the nodes add what they counted to a common
 * number in the background: no call waits for it, and each node goes on alone while it cannot be reached.
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
