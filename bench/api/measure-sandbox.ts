import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure } from '../measure/report.ts';
import type { BenchShopProcess } from './bench-shop.ts';
import { openDirectBenchCaller } from './direct-caller.ts';
import {
  API_CALLS_MADE_BY_BENCHMARKS,
  type ApiCallMadeByBenchmarks,
  benchChangeVisitorCartItemCall,
  benchListTransactionsCall,
  benchReadCustomerAccountCall,
  benchReadVisitorCartCall,
  benchReplaceFavouriteNumbersCall,
} from './measured-calls.ts';
import { calculateMedian } from './median.ts';

const CONNECTIONS = 8;
/** Milliseconds. */
const WARM_UP = chooseRepetitionsForSmallOrFullRun(2_000, 50);
const COUNTED = chooseRepetitionsForSmallOrFullRun(5_000, 100);

/** Measures how many calls per second the sandbox answers, and what checking its answers against the contract costs. */
export async function measureSandboxThroughput(shop: BenchShopProcess): Promise<BenchmarkFigure[]> {
  const caller = await openDirectBenchCaller(shop.apiPort, CONNECTIONS);
  try {
    let time = 0;
    const rate = async (calls: readonly ApiCallMadeByBenchmarks[]): Promise<number> => {
      const work = async (until: number): Promise<number> => {
        let made = 0;
        while (performance.now() < until) {
          const call = calls[time % calls.length];
          time += 1;
          if (call) await caller.call(call, time);
          made += 1;
        }
        return made;
      };
      const workers = async (duration: number) => {
        const begun = performance.now();
        const made = await Promise.all(Array.from({ length: CONNECTIONS }, () => work(begun + duration)));
        return made.reduce((sum, each) => sum + each, 0) / ((performance.now() - begun) / 1000);
      };
      await workers(WARM_UP);
      return workers(COUNTED);
    };
    const figure = (
      id: string,
      what: string,
      calls: readonly ApiCallMadeByBenchmarks[],
      value: number,
    ): BenchmarkFigure => ({
      id,
      what,
      value,
      unit: 'calls a second',
      note: `${CONNECTIONS} open connections, in turn: ${calls.map((call) => call.what).join(', ')}. Real HTTP, a SQLite file, each call signed, each answer held against the contract, as \`npm start\` runs it; the caller is a process on the same machine.`,
    });
    const reads = [benchReadVisitorCartCall, benchReadCustomerAccountCall, benchListTransactionsCall];
    const writes = [benchChangeVisitorCartItemCall, benchReplaceFavouriteNumbersCall];
    return [
      figure('h1', 'the sandbox reads', reads, await rate(reads)),
      figure('h2', 'the sandbox writes', writes, await rate(writes)),
      await costOfProof((call) => caller.call(call, 0)),
    ];
  } finally {
    caller.close();
  }
}

const TIMES = chooseRepetitionsForSmallOrFullRun(1_000, 20);

async function costOfProof(answerOf: (call: ApiCallMadeByBenchmarks) => Promise<unknown>): Promise<BenchmarkFigure> {
  const costs: number[] = [];
  for (const call of API_CALLS_MADE_BY_BENCHMARKS) {
    const answer = await answerOf(call);
    const times = Array.from({ length: TIMES }, () => {
      const start = performance.now();
      if (!call.address.answer?.(answer)) throw new Error(`${call.address.id} breaks its contract`);
      return (performance.now() - start) * 1000;
    });
    costs.push(calculateMedian(times));
  }
  const mean = costs.reduce((sum, each) => sum + each, 0) / costs.length;
  return {
    id: 'h3',
    what: 'holding an answer of the sandbox against the contract',
    value: mean,
    unit: 'µs an answer',
    note: `Mean of the medians of ${API_CALLS_MADE_BY_BENCHMARKS.length} calls, ${TIMES} times each: ${costs.map((cost) => cost.toFixed(1)).join(', ')} µs.`,
  };
}
