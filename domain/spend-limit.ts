import type { MinorUnits } from './money.ts';

/** What is left of a limit (specification: Validation rules, "Spend limit"); never below zero. */
export function calculateRemainingLimit(limit: MinorUnits, spent: MinorUnits): MinorUnits {
  return Math.max(0, limit - spent);
}

/** By how much an amount goes beyond what remains; 0 when it is within it. */
export function calculateLimitExcess(amount: MinorUnits, remaining: MinorUnits): MinorUnits {
  return Math.max(0, amount - remaining);
}
