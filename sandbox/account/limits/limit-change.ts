import type { MinorUnits } from '#domain/money.ts';

/** A loosened limit takes effect only after this time, in milliseconds. */
export const LIMIT_COOLING_OFF_MS = 24 * 3_600_000;

/** What a limit becomes later. */
export interface PendingLimitChange {
  /** In minor units; null when the limit ends. */
  readonly amount: MinorUnits | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A limit that is tightened at once and loosened after a cooling-off. */
export interface LimitWithPendingChange {
  readonly amount: MinorUnits;
  readonly pending: PendingLimitChange | null;
}

/** What a limit is at a moment; null once it has ended. */
export function getLimitAt({ amount, pending }: LimitWithPendingChange, now: number): LimitWithPendingChange | null {
  if (!pending || now < pending.at) return { amount, pending };
  return pending.amount === null ? null : { amount: pending.amount, pending: null };
}

/** A limit after it was changed, or ended with null. What was pending is given up. */
export function applyLimitChange(
  { amount }: LimitWithPendingChange,
  to: MinorUnits | null,
  now: number,
): LimitWithPendingChange {
  if (to !== null && to <= amount) return { amount: to, pending: null };
  return { amount, pending: { amount: to, at: now + LIMIT_COOLING_OFF_MS } };
}
