import type { BenchCaller } from './caller.ts';
import { API_CALLS_MADE_BY_BENCHMARKS } from './measured-calls.ts';
import { calculateMedian } from './median.ts';

/** How often all measured calls are made; the first `warmUp` rounds are not counted. */
export interface BenchRoundCounts {
  readonly rounds: number;
  readonly warmUp: number;
}

/** The median of each call in order, and their sum, in microseconds. */
export interface MedianTimeOfEachCall {
  readonly total: number;
  readonly calls: readonly number[];
}

/** Makes all measured calls through each caller in turn. The order of the callers rotates from round to round. */
export async function measureMedianCallTimes<Side extends string>(
  callers: Readonly<Record<Side, BenchCaller>>,
  { rounds, warmUp }: BenchRoundCounts,
): Promise<Record<Side, MedianTimeOfEachCall>> {
  const sides = Object.entries<BenchCaller>(callers).map(([side, caller]) => ({
    side,
    caller,
    times: timesOfSpread(),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sides.length;
    const turns = [...sides.slice(first), ...sides.slice(0, first)];
    for (const [index, call] of API_CALLS_MADE_BY_BENCHMARKS.entries()) {
      for (const { caller, times } of turns) {
        const begun = performance.now();
        await caller.call(call, round);
        if (round >= warmUp) times[index]?.push((performance.now() - begun) * 1000);
      }
    }
  }
  const medians = sides.map(({ side, times }) => {
    const calls = times.map(calculateMedian);
    return [side, { calls, total: calls.reduce((sum, each) => sum + each, 0) }];
  });
  return Object.fromEntries(medians);
}

function timesOfSpread(): number[][] {
  return API_CALLS_MADE_BY_BENCHMARKS.map(() => []);
}
