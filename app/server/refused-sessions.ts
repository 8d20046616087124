import { createThrottledCounts } from './throttled-counts.ts';

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
  const counts = createThrottledCounts(clock);
  return {
    refuse: (site, error) => counts.add(site, error.message, (count) => log({ site, error, count })),
    status: () => counts.list().map(({ group, name, count }) => ({ site: group, reason: name, count })),
  };
}
