import { chooseRepetitions } from '../measure/repetitions.ts';
import { createRatio, type MeasuredFigure, type MeasuredRatio } from '../measure/report.ts';
import type { BenchShop } from './bench-shop.ts';
import { openDirectCaller } from './direct-caller.ts';
import { openGatewayCaller } from './gateway-caller.ts';
import { measureMedians } from './measure-medians.ts';
import { MEASURED_CALLS } from './measured-calls.ts';
import { startForwarder } from './start-forwarder.ts';

const ROUNDS = { rounds: chooseRepetitions(500, 20), warmUp: chooseRepetitions(150, 5) };

const SENT =
  'Median wall time of a call until its answer is parsed, in microseconds: one after another over one open connection each, in turns within one run, without compression.';
const SIDES =
  'Theirs: signed as the engine signs, sent to the sandbox, JSON read. Ours: JSON with the sealed cookies of the session to the engine as `npm start` runs it, which opens the cookies, checks origin, customer and body, signs, asks the sandbox, holds the answer against the contract and renames it.';

/** Measures what the gateway adds to a call, compared with a process that only forwards it. */
export async function measureGateway(shop: BenchShop): Promise<{ ratios: MeasuredRatio[]; figures: MeasuredFigure[] }> {
  const forwarder = await startForwarder(shop.apiPort);
  const callers = {
    direct: await openDirectCaller(shop.apiPort),
    gateway: await openGatewayCaller(shop.port),
    forwarded: await openDirectCaller(forwarder.port),
  };
  try {
    const medians = await measureMedians(callers, ROUNDS);
    const [direct, gateway, forwarded] = [medians.direct.total, medians.gateway.total, medians.forwarded.total];
    const unit = 'µs';
    const peer = 'the same straight to the sandbox';
    const most = 1.15;
    return {
      ratios: [
        createRatio({
          id: 'g',
          what: `${MEASURED_CALLS.length} calls through the gateway, their medians added up`,
          peer,
          ours: gateway,
          theirs: direct,
          unit,
          most,
          note: `${SENT} ${SIDES}`,
        }),
        ...MEASURED_CALLS.map(({ what, address }, index) => {
          const [ours = 0, theirs = 0] = [medians.gateway.calls[index], medians.direct.calls[index]];
          const note = `${address.method} ${address.path}, version ${address.version}.`;
          return createRatio({
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
          value: (gateway - direct) / MEASURED_CALLS.length / 1000,
          unit: 'ms',
          note: `Mean over the ${MEASURED_CALLS.length} calls of (g), which take the sandbox ${(direct / MEASURED_CALLS.length / 1000).toFixed(2)} ms each; a process that only passes bytes on adds ${((forwarded - direct) / MEASURED_CALLS.length / 1000).toFixed(2)} ms.`,
        },
      ],
    };
  } finally {
    for (const caller of Object.values(callers)) caller.close();
    forwarder.close();
  }
}
