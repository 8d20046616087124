import type { MinorUnits } from '../money.ts';
import { calculateLimitExcess } from '../spend-limit.ts';

/** A limit that runs, as far as an amount can break it. */
export interface ActiveLimit {
  /** On purchases, or on deposits. */
  readonly kind: 'spend' | 'deposit';
  readonly period: 'day' | 'week' | 'month';
  /** Whether the shop has set it for everybody. */
  readonly isSystem: boolean;
  readonly limit: MinorUnits;
  readonly remaining: MinorUnits;
  /** When its period ends, ISO 8601. */
  readonly resetsAt: string;
}

/** A limit that an amount breaks, and by how much. */
export interface ExceededLimit extends ActiveLimit {
  readonly exceeded: MinorUnits;
}

/** Of the limits that an amount would break the one that leaves least; null when it breaks none. */
export function findExceededLimit(limits: readonly ActiveLimit[], amount: MinorUnits): ExceededLimit | null {
  const [tightest] = limits
    .filter(({ remaining }) => amount > remaining)
    .toSorted((left, right) => left.remaining - right.remaining);
  return tightest ? { ...tightest, exceeded: calculateLimitExcess(amount, tightest.remaining) } : null;
}
