import type { Logger } from 'pino';
import { createThrottledCounts } from './throttled-counts.ts';

/** Kinds of requests that may belong to an attack. */
export type SecurityEventKind = 'beyond-limit' | 'refused-call' | 'refused-proof';

export type CountSecurityEvent = (kind: SecurityEventKind, detail: string) => void;

export interface SecurityEvents {
  /** Counts a refused request; `detail` is one of few words, never an address or customer. */
  refuse: CountSecurityEvent;
  /** Logs a try to sign in. Who it was is in the log of the API, under the same trace. */
  signIn(site: string, callId: string, status: number): void;
}

/** Logs each kind of refused request at most once a minute with a count, because anybody can send many. */
export function createSecurityEvents(
  clock: () => number,
  log: Pick<Logger, 'info' | 'warn'>,
  count: CountSecurityEvent = () => undefined,
): SecurityEvents {
  const counts = createThrottledCounts(clock);
  return {
    refuse(kind, detail) {
      count(kind, detail);
      counts.add(kind, detail, (number) => log.warn({ kind, detail, count: number }, 'requests were refused'));
    },
    signIn(site, callId, status) {
      const outcome = status < 300 ? 'succeeded' : 'failed';
      log.info({ site, callId, status, outcome }, 'a visitor tried to sign in');
    },
  };
}
