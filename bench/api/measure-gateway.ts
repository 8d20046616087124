import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Figure, type Ratio, ratio } from '../measure/report.ts';
import type { Caller } from './caller.ts';
import { openDirectCaller } from './direct-caller.ts';
import { openGatewayCaller } from './gateway-caller.ts';
import { median } from './median.ts';
import type { ServedShop } from './served-shop.ts';
import { SPREAD } from './spread.ts';

/** Rounds of the whole spread; the first ones warm up and don't count. */
const ROUNDS = 500;
const WARM_UP = 150;

const SENT =
  'Median wall time of a call until its answer is parsed, in microseconds: one after another over one open connection each, in turns within one run, without compression.';
const SIDES =
  'Theirs: signed as the engine signs, sent to the sandbox, JSON read. Ours: JSON with the sealed cookies of the session to the engine as `npm start` runs it, which opens the cookies, checks origin, customer and body, signs, asks the sandbox, holds the answer against the contract and renames it.';

/** Measures what the gateway adds to a call, and what a process that does nothing in its place would add. */
export async function measureGateway(shop: ServedShop): Promise<{ ratios: Ratio[]; figures: Figure[] }> {
  const forwarder = await startForwarder(shop.apiPort);
  const callers = {
    direct: await openDirectCaller(shop.apiPort),
    gateway: await openGatewayCaller(shop.port),
    forwarded: await openDirectCaller(forwarder.port),
  };
  try {
    const medians = await mediansOf(callers);
    const [direct, gateway, forwarded] = [total(medians.direct), total(medians.gateway), total(medians.forwarded)];
    const unit = 'µs';
    const peer = 'the same straight to the sandbox';
    const most = 1.15;
    return {
      ratios: [
        ratio({
          id: 'g',
          what: `${SPREAD.length} calls through the gateway, their medians added up`,
          peer,
          ours: gateway,
          theirs: direct,
          unit,
          most,
          note: `${SENT} ${SIDES}`,
        }),
        ...SPREAD.map(({ what, address }, index) => {
          const [ours = 0, theirs = 0] = [medians.gateway[index], medians.direct[index]];
          const note = `${address.method} ${address.path}, version ${address.version}.`;
          return ratio({
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
      ],
    };
  } finally {
    for (const caller of Object.values(callers)) caller.close();
    forwarder.close();
  }
}

type Side = 'direct' | 'gateway' | 'forwarded';

/** Microseconds by side, in the order of the spread. Who comes first changes from round to round. */
async function mediansOf(callers: Readonly<Record<Side, Caller>>): Promise<Record<Side, number[]>> {
  const times: Record<Side, number[][]> = { direct: [], gateway: [], forwarded: [] };
  const orders: readonly Side[][] = [
    ['direct', 'gateway', 'forwarded'],
    ['gateway', 'forwarded', 'direct'],
    ['forwarded', 'direct', 'gateway'],
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, call] of SPREAD.entries()) {
      for (const side of orders[round % orders.length] ?? []) {
        const begun = performance.now();
        await callers[side].call(call, round);
        const took = (performance.now() - begun) * 1000;
        if (round >= WARM_UP) (times[side][index] ??= []).push(took);
      }
    }
  }
  return {
    direct: times.direct.map(median),
    gateway: times.gateway.map(median),
    forwarded: times.forwarded.map(median),
  };
}

function total(medians: readonly number[]): number {
  return medians.reduce((sum, each) => sum + each, 0);
}

async function startForwarder(apiPort: number): Promise<{ port: number; close: () => void }> {
  const child = fork(new URL('forwarder.ts', import.meta.url), [String(apiPort)]);
  const [message] = await once(child, 'message');
  return { port: Number(message.port), close: () => void child.kill() };
}
