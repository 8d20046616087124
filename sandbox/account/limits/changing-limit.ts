import type { MinorUnits } from '#domain/money.ts';

/** A loosened limit takes effect only after this time, in milliseconds. */
export const COOLING_OFF = 24 * 3_600_000;

/** What a limit becomes later. */
export interface PendingChange {
  /** In minor units; null when the limit ends. */
  readonly amount: MinorUnits | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A limit that is tightened at once and loosened after a cooling-off. */
export interface ChangingLimit {
  readonly amount: MinorUnits;
  readonly pending: PendingChange | null;
}

/** What a limit is at a moment; null once it has ended. */
export function limitAt({ amount, pending }: ChangingLimit, now: number): ChangingLimit | null {
  if (!pending || now < pending.at) return { amount, pending };
  return pending.amount === null ? null : { amount: pending.amount, pending: null };
}

/** A limit after it was changed, or ended with null. What was pending is given up. */
export function changedLimit({ amount }: ChangingLimit, to: MinorUnits | null, now: number): ChangingLimit {
  if (to !== null && to <= amount) return { amount: to, pending: null };
  return { amount, pending: { amount: to, at: now + COOLING_OFF } };
}
