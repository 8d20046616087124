import type { MinorUnits } from '../money.ts';
import { calculateLimitExcess } from '../spend-limit.ts';

export interface SpendOrDepositLimit {
  readonly kind: 'spend' | 'deposit';
  readonly period: 'day' | 'week' | 'month';
  /** Whether the limit comes from the shop rather than from the customer. */
  readonly isSystem: boolean;
  readonly limit: MinorUnits;
  readonly remaining: MinorUnits;
  /** When its period ends, ISO 8601. */
  readonly resetsAt: string;
}

/** A limit with the amount by which a purchase exceeds it. */
export interface ExceededSpendOrDepositLimit extends SpendOrDepositLimit {
  readonly exceeded: MinorUnits;
}

/** Of the limits that the amount exceeds, the one with the least remaining; null for none. */
export function findExceededSpendOrDepositLimit(
  limits: readonly SpendOrDepositLimit[],
  amount: MinorUnits,
): ExceededSpendOrDepositLimit | null {
  const [tightest] = limits
    .filter(({ remaining }) => amount > remaining)
    .toSorted((left, right) => left.remaining - right.remaining);
  return tightest ? { ...tightest, exceeded: calculateLimitExcess(amount, tightest.remaining) } : null;
}
