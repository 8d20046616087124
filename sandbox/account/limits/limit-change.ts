import type { MinorUnits } from '#domain/money.ts';

/** A loosened limit takes effect only after this time, in milliseconds. */
export const LIMIT_COOLING_OFF_MS = 24 * 3_600_000;

/** A scheduled change of a limit. */
export interface PendingLimitChange {
  /** In minor units; null when the limit ends. */
  readonly amount: MinorUnits | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A limit with its scheduled change: tightening applies at once, loosening after a cooling-off. */
export interface LimitWithPendingChange {
  readonly amount: MinorUnits;
  readonly pending: PendingLimitChange | null;
}

/** The limit in force at a time; null once it has ended. */
export function getLimitInForceAt(
  { amount, pending }: LimitWithPendingChange,
  now: number,
): LimitWithPendingChange | null {
  if (!pending || now < pending.at) return { amount, pending };
  return pending.amount === null ? null : { amount: pending.amount, pending: null };
}

/** Applies a change to a limit, or its removal with null. Replaces a pending change. */
export function applyLimitChange(
  { amount }: LimitWithPendingChange,
  to: MinorUnits | null,
  now: number,
): LimitWithPendingChange {
  if (to !== null && to <= amount) return { amount: to, pending: null };
  return { amount, pending: { amount: to, at: now + LIMIT_COOLING_OFF_MS } };
}
