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

/** Milliseconds that a further call of a caller has to wait: 0 while it is within the limit. */
export type CountInWindow = (key: string | null) => number;

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
export function createCallWindows(most: number, now: () => number, share?: AddToSharedCount): CountInWindow {
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

  return (key) => {
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
  };
}
