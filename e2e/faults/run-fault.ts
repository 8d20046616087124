import { setTimeout as pause } from 'node:timers/promises';
import { type FaultClients, PATIENCE } from './fault-clients.ts';
import type { Fault } from './faults.ts';
import type { FaultyTopology } from './faulty-topology.ts';
import { listUnhealthyParts } from './health.ts';
import { type Ending, findPercentile, type SeenRequest } from './seen-requests.ts';

/** What clients saw of a fault. Times are in milliseconds. */
export interface FaultRun {
  readonly name: string;
  readonly anonymousVisitors: { readonly pages: number; readonly p50: number; readonly p99: number };
  readonly customers: { readonly requests: number; readonly errors: number; readonly slowest: number };
  readonly purchases: number;
  /** After the return of the part. */
  readonly healedAfter: number;
  /** What should not happen, one line each. */
  readonly problems: readonly string[];
}

/** Anonymous visitors have this long for a page at the 99th percentile; a busy machine needs several times as long, also without a fault. */
export const GOAL_P99 = 300;
const TIMES = 5;

/** All is well this long after the return of a part; a busy machine needs several times as long. */
export const GOAL_HEALED = 10_000;
const MOST_HEALED = GOAL_HEALED * 6;

const BETWEEN_LOOKS = 250;

/** Milliseconds for which clients go on after a fault. */
const AFTERWARDS = 2_000;

const NO_FAULT = { name: 'none', parts: [], duration: 10_000, begin: async () => {}, end: async () => {} } as const;

/** Lets a part fail beside clients, waits until everything is well again, and judges what clients saw. */
export async function runFault(
  topology: FaultyTopology,
  clients: Pick<FaultClients, 'seen' | 'countPurchases'>,
  fault: Fault = NO_FAULT,
  withoutFault: FaultRun | null = null,
): Promise<FaultRun> {
  clients.seen.take();
  const before = clients.countPurchases();
  await fault.begin(topology);
  await pause(fault.duration);
  await fault.end(topology);
  const returned = performance.now();
  let unhealthy = await listUnhealthyParts(topology);
  while (unhealthy.length > 0 && performance.now() - returned < MOST_HEALED) {
    await pause(BETWEEN_LOOKS);
    unhealthy = await listUnhealthyParts(topology);
  }
  const healedAfter = Math.round(performance.now() - returned);
  await pause(AFTERWARDS);
  const requests = clients.seen.take();
  const anonymousVisitors = requests.filter(({ by }) => by === 'anonymous visitor');
  const customers = requests.filter(({ by }) => by === 'customer');
  const times = anonymousVisitors.filter(({ ending }) => ending === 'answered').map(({ took }) => took);
  const run = {
    name: fault.name,
    anonymousVisitors: { pages: times.length, p50: findPercentile(times, 0.5), p99: findPercentile(times, 0.99) },
    customers: {
      requests: customers.length,
      errors: customers.filter(({ ending }) => ending !== 'answered').length,
      slowest: Math.round(Math.max(0, ...customers.map(({ took }) => took))),
    },
    purchases: clients.countPurchases() - before,
    healedAfter,
  };
  // Without the only edge no shop can be reached.
  const isReachable = !fault.parts.includes('edge');
  const mostP99 = TIMES * Math.max(GOAL_P99, withoutFault?.anonymousVisitors.p99 ?? Number.POSITIVE_INFINITY);
  const slow =
    run.anonymousVisitors.p99 > mostP99 && isReachable
      ? [`anonymous visitors waited ${run.anonymousVisitors.p99} ms (p99): ${listSlowest(anonymousVisitors)}`]
      : [];
  const problems = [...unhealthy, ...(isReachable ? findWrongEndings(requests) : []), ...slow];
  return { ...run, problems };
}

function listSlowest(requests: readonly SeenRequest[]): string {
  return requests
    .toSorted((one, other) => other.took - one.took)
    .slice(0, 5)
    .map(({ what, took }) => `${what} ${Math.round(took)}`)
    .join(', ');
}

const WRONG: Readonly<Record<SeenRequest['by'], ReadonlySet<Ending>>> = {
  'anonymous visitor': new Set(['clear error', 'unclear answer', 'no connection', 'hung']),
  customer: new Set(['unclear answer', 'no connection', 'hung']),
};

function findWrongEndings(requests: readonly SeenRequest[]): readonly string[] {
  return requests
    .filter(({ by, ending }) => WRONG[by].has(ending))
    .map(
      ({ by, what, ending, took, detail }) =>
        `${by} ${what}: ${ending} after ${Math.round(took)} ms ${ending === 'hung' ? `(> ${PATIENCE})` : detail}`,
    );
}
