/** Milliseconds between two log lines about the same reason. */
const INTERVAL = 60_000;

interface Refusals {
  count: number;
  /** Number at the last log line. */
  loggedCount: number;
  /** Epoch milliseconds. */
  loggedAt: number;
}

export interface SessionRefusalCountLogEntry {
  readonly site: string;
  readonly error: Error;
  /** Refusals of this site for this reason since the last log line. */
  readonly count: number;
}

/** Counts requests whose session cookies were refused. */
export interface RefusedSessionLog {
  refuse(site: string, error: Error): void;
  /** How many requests were refused since the start, for `/_status`. */
  status(): readonly { readonly site: string; readonly reason: string; readonly count: number }[];
}

/** Logs each site and reason at most once a minute with a count, because anybody can send forged cookies. */
export function createRefusedSessionLog(
  clock: () => number,
  log: (refused: SessionRefusalCountLogEntry) => void,
): RefusedSessionLog {
  const sites = new Map<string, Map<string, Refusals>>();
  return {
    refuse(site, error) {
      const reasons = sites.get(site) ?? new Map<string, Refusals>();
      sites.set(site, reasons);
      const known = reasons.get(error.message) ?? { count: 0, loggedCount: 0, loggedAt: Number.NEGATIVE_INFINITY };
      reasons.set(error.message, known);
      known.count += 1;
      const now = clock();
      if (now - known.loggedAt < INTERVAL) return;
      log({ site, error, count: known.count - known.loggedCount });
      known.loggedAt = now;
      known.loggedCount = known.count;
    },
    status: () =>
      [...sites].flatMap(([site, reasons]) => [...reasons].map(([reason, { count }]) => ({ site, reason, count }))),
  };
}
