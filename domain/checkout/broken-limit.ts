import type { MinorUnits } from '../money.ts';
import { exceededBy } from '../spend-limit.ts';

/** A limit that runs, as far as an amount can break it. */
export interface RunningLimit {
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
export interface BrokenLimit extends RunningLimit {
  readonly exceeded: MinorUnits;
}

/** Of the limits that an amount would break the one that leaves least; null when it breaks none. */
export function brokenLimit(limits: readonly RunningLimit[], amount: MinorUnits): BrokenLimit | null {
  const [tightest] = limits
    .filter(({ remaining }) => amount > remaining)
    .toSorted((left, right) => left.remaining - right.remaining);
  return tightest ? { ...tightest, exceeded: exceededBy(amount, tightest.remaining) } : null;
}
