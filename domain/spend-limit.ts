import type { MinorUnits } from './money.ts';

/** What is left of a limit (specification: Validation rules, "Spend limit"); never below zero. */
export function calculateRemainingLimit(limit: MinorUnits, spent: MinorUnits): MinorUnits {
  return Math.max(0, limit - spent);
}

/** Amount beyond the remaining limit; 0 when within it. */
export function calculateLimitExcess(amount: MinorUnits, remaining: MinorUnits): MinorUnits {
  return Math.max(0, amount - remaining);
}
