/** How long a customer may do nothing, in milliseconds, as `GET /_visitor` tells it. */
export interface SessionIdleLimits {
  readonly idleAfter: number;
  readonly warnFor: number;
}

let told: SessionIdleLimits | null = null;

export function setSessionIdleLimits(limits: SessionIdleLimits): void {
  told = limits;
}

/** Those of the site; plain ones before they are known. */
export function getSessionIdleLimits(): SessionIdleLimits {
  return told ?? { idleAfter: 30 * 60_000, warnFor: 60_000 };
}
