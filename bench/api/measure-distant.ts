import { chooseRepetitions } from '../measure/repetitions.ts';
import { createRatio, type MeasuredRatio } from '../measure/report.ts';
import { type BenchShop, startBenchShop } from './bench-shop.ts';
import { openDirectCaller } from './direct-caller.ts';
import { openGatewayCaller } from './gateway-caller.ts';
import { measureMedians } from './measure-medians.ts';
import { MEASURED_CALLS } from './measured-calls.ts';
import { startForwarder } from './start-forwarder.ts';

/** Milliseconds of a round trip to an API in the same country, with a query or two. */
const DISTANCE = 20;

const ROUNDS = { rounds: chooseRepetitions(60, 4), warmUp: chooseRepetitions(20, 1) };

/** Measures what the gateway adds to calls of an API that is as far away as an operator's. */
export async function measureDistantApi(near: BenchShop, dataDir: string): Promise<MeasuredRatio> {
  const api = await startForwarder(near.apiPort, DISTANCE);
  const shop = await startBenchShop(dataDir, api.port);
  const callers = { direct: await openDirectCaller(api.port), gateway: await openGatewayCaller(shop.port) };
  try {
    const { direct, gateway } = await measureMedians(callers, ROUNDS);
    return createRatio({
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
  return (total / MEASURED_CALLS.length / 1000).toFixed(2);
}
