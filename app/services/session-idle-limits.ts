import type { SessionIdleLimits } from '#schemas/browser/page-events.ts';

let siteLimits: SessionIdleLimits | null = null;

export function setSessionIdleLimits(limits: SessionIdleLimits): void {
  siteLimits = limits;
}

/** Those of the site; plain ones before they are known. */
export function getSessionIdleLimits(): SessionIdleLimits {
  return siteLimits ?? { idleAfter: 30 * 60_000, warnFor: 60_000 };
}
