/** How long a customer may do nothing, in milliseconds, as `GET /_visitor` tells it. */
export interface SessionLimits {
  readonly idleAfter: number;
  readonly warnFor: number;
}

let told: SessionLimits | null = null;

export function setSessionLimits(limits: SessionLimits): void {
  told = limits;
}

/** Those of the site; plain ones before they are known. */
export function sessionLimits(): SessionLimits {
  return told ?? { idleAfter: 30 * 60_000, warnFor: 60_000 };
}
