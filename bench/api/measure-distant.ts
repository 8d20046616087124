import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { type BenchShopProcess, startBenchShop } from './bench-shop.ts';
import { openDirectBenchCaller } from './direct-caller.ts';
import { openGatewayBenchCaller } from './gateway-caller.ts';
import { measureMedianCallTimes } from './measure-medians.ts';
import { API_CALLS_MADE_BY_BENCHMARKS } from './measured-calls.ts';
import { startForwarderProcess } from './start-forwarder.ts';

/** Milliseconds of a round trip to an API in the same country, with a query or two. */
const DISTANCE = 20;

const ROUNDS = { rounds: chooseRepetitionsForSmallOrFullRun(60, 4), warmUp: chooseRepetitionsForSmallOrFullRun(20, 1) };

/** Measures what the gateway adds to calls of an API that is as far away as an operator's. */
export async function measureGatewayWithDistantApi(near: BenchShopProcess, dataDir: string): Promise<BenchmarkRatio> {
  const api = await startForwarderProcess(near.apiPort, DISTANCE);
  const shop = await startBenchShop(dataDir, api.port);
  const callers = { direct: await openDirectBenchCaller(api.port), gateway: await openGatewayBenchCaller(shop.port) };
  try {
    const { direct, gateway } = await measureMedianCallTimes(callers, ROUNDS);
    return createBenchmarkRatio({
      id: 'gd',
      what: `the calls of (g) through the gateway, to an API that answers ${DISTANCE} ms later`,
      peer: 'the same straight to that API',
      ours: gateway.total,
      theirs: direct.total,
      unit: 'µs',
      most: 1.15,
      note: `As (g), with a process before the sandbox that holds each answer back by ${DISTANCE} ms on both sides. A call takes ${milliseconds(direct.total)} ms straight and ${milliseconds(gateway.total)} ms through the gateway.`,
    });
  } finally {
    for (const caller of Object.values(callers)) caller.close();
    await shop.close();
    api.close();
  }
}

function milliseconds(total: number): string {
  return (total / API_CALLS_MADE_BY_BENCHMARKS.length / 1000).toFixed(2);
}
