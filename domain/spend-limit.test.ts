import { expect, test } from 'vitest';
import { calculateLimitExcess, calculateRemainingLimit } from './spend-limit.ts';

test.each([
  [10_000, 3000, 7000],
  [5000, 5000, 0],
  [5000, 8000, 0],
])('a limit of %i with %i spent has %i remaining', (limit, spent, remaining) => {
  expect(calculateRemainingLimit(limit, spent)).toBe(remaining);
});

test.each([
  [9000, 7000, 2000],
  [1000, 0, 1000],
  [7000, 7000, 0],
  [1, 7000, 0],
])('an amount of %i exceeds a remaining limit of %i by %i', (amount, remaining, exceeded) => {
  expect(calculateLimitExcess(amount, remaining)).toBe(exceeded);
});
