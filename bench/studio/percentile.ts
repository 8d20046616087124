/** The smallest of the times that this share of them, in per cent, does not exceed; NaN for none. */
export function calculatePercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
}
