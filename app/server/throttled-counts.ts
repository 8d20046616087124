/** Milliseconds between two log lines about the same thing. */
const INTERVAL = 60_000;

interface ThrottledCount {
  count: number;
  /** Number at the last log line. */
  loggedCount: number;
  /** Epoch milliseconds. */
  loggedAt: number;
}

/** Counts by group and name. */
export interface ThrottledCounts {
  /** Counts one, and logs the number since the last line unless that was in the last minute. */
  add(group: string, name: string, log: (count: number) => void): void;
  list(): readonly { readonly group: string; readonly name: string; readonly count: number }[];
}

/** Counts events that requests can cause, and limits their log lines to one a minute. */
export function createThrottledCounts(clock: () => number): ThrottledCounts {
  const groups = new Map<string, Map<string, ThrottledCount>>();
  return {
    add(group, name, log) {
      const names = groups.get(group) ?? new Map<string, ThrottledCount>();
      groups.set(group, names);
      const known = names.get(name) ?? { count: 0, loggedCount: 0, loggedAt: Number.NEGATIVE_INFINITY };
      names.set(name, known);
      known.count += 1;
      const now = clock();
      if (now - known.loggedAt < INTERVAL) return;
      log(known.count - known.loggedCount);
      known.loggedAt = now;
      known.loggedCount = known.count;
    },
    list: () =>
      [...groups].flatMap(([group, names]) => [...names].map(([name, { count }]) => ({ group, name, count }))),
  };
}
