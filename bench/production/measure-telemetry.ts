import { join } from 'node:path';
import { startTraceServer } from '../../app/server/operators/testing/trace-collector.ts';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import {
  type MeasuredServer,
  measureServersInTurns,
  type RequestToMeasure,
  startMeasuredServer,
} from '../measure/measured-server.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { copyBrandProject } from '../shop/bench-project.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Two processes of one program differ by more than telemetry costs, so that many are compared. */
const PROCESSES = chooseRepetitionsForSmallOrFullRun(7, 1);

/** A visit of the shop, each page made anew: cached pages have no spans and would only dilute the cost. */
const PATHS = ['/', '/golden-bay', '/lotto-results', '/cart', '/about', '/_visitor'];

const SAMPLED = 0.1;

/**
 * CPU that a shop uses for the same visits without telemetry, with metrics and traces of which a tenth is sampled, and with all
 * traces.
 */
export async function measureTelemetryCost(
  folder: string,
  requests: number,
  say: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  copyBrandProject(join(folder, 'project'));
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const collector = await startTraceServer(() => undefined);
  const tracing = (ratio: number) => ({ release: 'bench', nodeAddresses: [], tracing: { url: collector.url, ratio } });
  const start = async (name: string, operations: object | null) => {
    const port = await findFirstOfConsecutiveFreePorts(1);
    const settings = {
      port,
      project: join(folder, 'project'),
      dataDir: join(folder, name),
      apiOrigin: sandbox.url,
      caching: { pageBytes: 0, dataFor: 60_000 },
      ...(operations && { operations }),
    };
    const environment = { BENCH: JSON.stringify(settings) };
    return startMeasuredServer({ name, script: join(root, 'bench/shop/server.ts'), cwd: root, port, environment });
  };
  const costs = { off: [] as number[], sampled: [] as number[], all: [] as number[] };
  let unit = '';
  try {
    for (let process = 0; process < PROCESSES; process += 1) {
      say(`measuring telemetry, ${process + 1} of ${PROCESSES} …`);
      // Started in turns, because the first to start has the coldest files.
      const servers = {
        off: await start('off', null),
        sampled: await start('sampled', tracing(SAMPLED)),
        all: await start('all', tracing(1)),
      };
      try {
        const sums = await measureVisits(servers, requests);
        for (const name of ['off', 'sampled', 'all'] as const) costs[name].push(sums[name]);
        unit = sums.unit;
      } finally {
        for (const server of Object.values(servers)) await server.close();
      }
    }
  } finally {
    await collector.close();
    await sandbox.close();
  }
  const note = `Sum over ${PATHS.join(', ')}, the median of ${PROCESSES} processes each, asked in turns; page cache off, shared data kept.`;
  const peer = 'the same shop without telemetry';
  const ratio = (id: string, what: string, name: 'sampled' | 'all', most: number) => ({
    ...{ id, what, peer, unit: `${unit} for six requests`, most, note },
    ours: medianOf(costs[name]),
    theirs: medianOf(costs.off),
  });
  return [
    createBenchmarkRatio(ratio('t1', 'requests with metrics and 10 % of traces', 'sampled', 1.05)),
    createBenchmarkRatio(ratio('t2', 'requests with metrics and all traces', 'all', 1.15)),
  ];
}

async function measureVisits(
  servers: Readonly<Record<'off' | 'sampled' | 'all', MeasuredServer>>,
  requests: number,
): Promise<{ off: number; sampled: number; all: number; unit: string }> {
  const sums = { off: 0, sampled: 0, all: 0, unit: '' };
  for (const path of PATHS) {
    const request: RequestToMeasure = { host: 'localhost', path, encoding: 'identity' };
    const { off, sampled, all } = await measureServersInTurns(
      {
        off: { server: servers.off, request },
        sampled: { server: servers.sampled, request },
        all: { server: servers.all, request },
      },
      requests,
    );
    sums.off += off.perRequest;
    sums.sampled += sampled.perRequest;
    sums.all += all.perRequest;
    sums.unit = off.unit;
  }
  return sums;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
