import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkFigure, type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import type { BenchShopProcess } from './bench-shop.ts';
import { openDirectBenchCaller } from './direct-caller.ts';
import { openGatewayBenchCaller } from './gateway-caller.ts';
import { measureMedianCallTimes } from './measure-medians.ts';
import { API_CALLS_MADE_BY_BENCHMARKS } from './measured-calls.ts';
import { startForwarderProcess } from './start-forwarder.ts';

const ROUNDS = {
  rounds: chooseRepetitionsForSmallOrFullRun(500, 20),
  warmUp: chooseRepetitionsForSmallOrFullRun(150, 5),
};

const SENT =
  'Median wall time of a call until its answer is parsed, in microseconds: one after another over one open connection each, in turns within one run, without compression.';
const SIDES =
  'Theirs: signed as the engine signs, sent to the sandbox, JSON read. Ours: JSON with the sealed cookies of the session to the engine as `npm start` runs it, which opens the cookies, checks origin, customer and body, signs, asks the sandbox, holds the answer against the contract and renames it.';

/** Measures what the gateway adds to a call, compared with a process that only forwards it. */
export async function compareGatewayWithPlainForwarder(
  shop: BenchShopProcess,
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  const forwarder = await startForwarderProcess(shop.apiPort);
  const callers = {
    direct: await openDirectBenchCaller(shop.apiPort),
    gateway: await openGatewayBenchCaller(shop.port),
    forwarded: await openDirectBenchCaller(forwarder.port),
  };
  try {
    const medians = await measureMedianCallTimes(callers, ROUNDS);
    const [direct, gateway, forwarded] = [medians.direct.total, medians.gateway.total, medians.forwarded.total];
    const unit = 'µs';
    const peer = 'the same straight to the sandbox';
    const most = 1.15;
    return {
      ratios: [
        createBenchmarkRatio({
          id: 'g',
          what: `${API_CALLS_MADE_BY_BENCHMARKS.length} calls through the gateway, their medians added up`,
          peer,
          ours: gateway,
          theirs: direct,
          unit,
          most,
          note: `${SENT} ${SIDES}`,
        }),
        ...API_CALLS_MADE_BY_BENCHMARKS.map(({ what, address }, index) => {
          const [ours = 0, theirs = 0] = [medians.gateway.calls[index], medians.direct.calls[index]];
          const note = `${address.method} ${address.path}, version ${address.version}.`;
          return createBenchmarkRatio({
            id: `g${index + 1}`,
            what: `${what}, through the gateway`,
            peer,
            ours,
            theirs,
            unit,
            most,
            note,
          });
        }),
      ],
      figures: [
        {
          id: 'g0',
          what: 'the same calls through a process that only passes bytes on, in the same run: the floor of (g)',
          value: forwarded / direct,
          unit: '× straight to the sandbox',
          note: `It adds ${Math.round(forwarded - direct)} µs, the gateway ${Math.round(gateway - direct)} µs: node:http on both of its sides, nothing opened, checked, signed or renamed.`,
        },
        {
          id: 'g00',
          what: 'what the gateway adds to a call',
          value: (gateway - direct) / API_CALLS_MADE_BY_BENCHMARKS.length / 1000,
          unit: 'ms',
          note: `Mean over the ${API_CALLS_MADE_BY_BENCHMARKS.length} calls of (g), which take the sandbox ${(direct / API_CALLS_MADE_BY_BENCHMARKS.length / 1000).toFixed(2)} ms each; a process that only passes bytes on adds ${((forwarded - direct) / API_CALLS_MADE_BY_BENCHMARKS.length / 1000).toFixed(2)} ms.`,
        },
      ],
    };
  } finally {
    for (const caller of Object.values(callers)) caller.close();
    forwarder.close();
  }
}
