import type { SessionIdleLimits } from '#schemas/browser/page-events.ts';

let told: SessionIdleLimits | null = null;

export function setSessionIdleLimits(limits: SessionIdleLimits): void {
  told = limits;
}

/** Those of the site; plain ones before they are known. */
export function getSessionIdleLimits(): SessionIdleLimits {
  return told ?? { idleAfter: 30 * 60_000, warnFor: 60_000 };
}
