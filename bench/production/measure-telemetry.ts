import { join } from 'node:path';
import { startTraceServer } from '../../app/server/operators/testing/trace-collector.ts';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import {
  type MeasuredServer,
  measureServersInTurns,
  type ServerToCompare,
  startMeasuredServer,
} from '../measure/measured-server.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { copyBrandProject } from '../shop/bench-project.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Two processes of one program differ by more than telemetry costs, so that each serves the shop in all three ways. */
const PROCESSES = chooseRepetitionsForSmallOrFullRun(7, 1);

const WAYS = ['off', 'sampled', 'all'] as const;
type Way = (typeof WAYS)[number];

/** A visit of the shop that renders each page: cached pages have no spans and would only dilute the cost. */
const PATHS = ['/', '/golden-bay', '/lotto-results', '/cart', '/about', '/_visitor'];

const SAMPLED = 0.1;

/**
 * CPU that a shop uses for the same visits without telemetry, with metrics and traces of which a tenth is sampled, and with all
 * traces.
 */
export async function measureTelemetryCost(
  folder: string,
  requests: number,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  copyBrandProject(join(folder, 'project'));
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const collector = await startTraceServer(() => undefined);
  const tracing = (ratio: number) => ({ release: 'bench', nodeAddresses: [], tracing: { url: collector.url, ratio } });
  const operations: Readonly<Record<Way, object | null>> = { off: null, sampled: tracing(SAMPLED), all: tracing(1) };
  const costs: Record<Way, number[]> = { off: [], sampled: [], all: [] };
  let unit = '';
  try {
    for (let process = 0; process < PROCESSES; process += 1) {
      log(`measuring telemetry, ${process + 1} of ${PROCESSES} …`);
      const port = await findFirstOfConsecutiveFreePorts(WAYS.length);
      const shops = WAYS.map((way, index) => ({
        port: port + index,
        project: join(folder, 'project'),
        dataDir: join(folder, way),
        apiOrigin: sandbox.url,
        caching: { pageBytes: 0, dataFor: 60_000 },
        ...(operations[way] && { operations: operations[way] }),
      }));
      const script = join(root, 'bench/shop/server.ts');
      const environment = { BENCH: JSON.stringify(shops) };
      const server = await startMeasuredServer({ name: 'telemetry', script, cwd: root, port, environment });
      try {
        const sums = await measureVisits(server, port, requests);
        for (const way of WAYS) costs[way].push(sums[way]);
        unit = sums.unit;
      } finally {
        await server.close();
      }
    }
  } finally {
    await collector.close();
    await sandbox.close();
  }
  const note = `Sum over ${PATHS.join(', ')}, the median of ${PROCESSES} processes, in each of which three shops are asked in turns; page cache off, shared data kept.`;
  const peer = 'the same shop without telemetry';
  const ratio = (id: string, what: string, way: Exclude<Way, 'off'>, most: number) => ({
    ...{ id, what, peer, unit: `${unit} for six requests`, most, note },
    ours: medianOf(costs[way]),
    theirs: medianOf(costs.off),
  });
  return [
    createBenchmarkRatio(ratio('t1', 'requests with metrics and 10 % of traces', 'sampled', 1.05)),
    createBenchmarkRatio(ratio('t2', 'requests with metrics and all traces', 'all', 1.15)),
  ];
}

async function measureVisits(
  server: MeasuredServer,
  firstPort: number,
  requests: number,
): Promise<Record<Way, number> & { unit: string }> {
  const sums = { off: 0, sampled: 0, all: 0, unit: '' };
  for (const path of PATHS) {
    const createTurn = (port: number): ServerToCompare => ({
      server,
      request: { host: 'localhost', path, encoding: 'identity', port },
    });
    const turns = { off: createTurn(firstPort), sampled: createTurn(firstPort + 1), all: createTurn(firstPort + 2) };
    const costs = await measureServersInTurns(turns, requests);
    for (const way of WAYS) sums[way] += costs[way].perRequest;
    sums.unit = costs.off.unit;
  }
  return sums;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
