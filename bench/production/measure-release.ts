import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startMeasuredServer } from '../measure/measured-server.ts';
import { buildReactRouterPeer, reactRouterPeerFolder } from '../measure/peer-app.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkFigure, type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { buildAndUnpackRelease, type ReleaseNode, startReleaseNode } from './release-node.ts';

const STARTS = chooseRepetitionsForSmallOrFullRun(5, 1);
const ROUNDS = chooseRepetitionsForSmallOrFullRun(7, 1);
const SECONDS = chooseRepetitionsForSmallOrFullRun(4, 1);
const CONNECTIONS = 32;

/** Start of the release's archive beside the start of the peer, and throughput of a node with one and two workers. */
export async function measureRelease(
  folder: string,
  log: (text: string) => void,
): Promise<{ readonly ratios: BenchmarkRatio[]; readonly figures: BenchmarkFigure[] }> {
  log('building the release …');
  const release = buildAndUnpackRelease(folder);
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const start = (name: string, workers: number) =>
    startReleaseNode({ release, dataDir: join(folder, name), apiUrl: sandbox.url, workers });
  try {
    const starts = await measureStarts(start, log);
    const rates = await measureThroughput(start, log);
    const cores = availableParallelism();
    return {
      ratios: [
        createBenchmarkRatio({
          id: 'r1',
          what: 'start of a release until its shops are open, with the documents of three brands',
          peer: 'React Router 8 framework mode, one page, until it listens',
          ours: starts.first,
          theirs: starts.peer,
          unit: 'ms',
          most: 4,
          note: `Median of ${STARTS} starts each, in turns; one worker, no compiled code from before.`,
        }),
        createBenchmarkRatio({
          id: 'r2',
          what: 'cached pages a second of one worker',
          peer: 'the same node with two workers',
          ours: rates.one,
          theirs: rates.two,
          unit: 'requests/s',
          most: 1,
          note: `Median of ${ROUNDS} rounds in turns, ${CONNECTIONS} connections. The machine has ${cores} cores, one of which the client needs.`,
        }),
      ],
      figures: [
        {
          id: 'r3',
          what: 'start of a release that has started before',
          value: starts.again,
          unit: 'ms',
          note: 'With the compiled code that the first start has stored.',
        },
      ],
    };
  } finally {
    await sandbox.close();
  }
}

type StartNode = (name: string, workers: number) => Promise<ReleaseNode>;

async function measureStarts(start: StartNode, log: (text: string) => void) {
  buildReactRouterPeer(reactRouterPeerFolder, log);
  const times = { first: [] as number[], again: [] as number[], peer: [] as number[] };
  for (let turn = 0; turn < STARTS; turn += 1) {
    log(`starting, ${turn + 1} of ${STARTS} …`);
    for (const when of ['first', 'again'] as const) {
      const node = await start(`start-${turn}`, 1);
      times[when].push(node.startedIn);
      await node.close();
    }
    const port = await findFirstOfConsecutiveFreePorts(1);
    const script = join(reactRouterPeerFolder, 'server.ts');
    const begun = performance.now();
    const peer = await startMeasuredServer({
      name: 'peer',
      script,
      cwd: reactRouterPeerFolder,
      port,
      environment: {},
    });
    times.peer.push(performance.now() - begun);
    await peer.close();
  }
  return { first: medianOf(times.first), again: medianOf(times.again), peer: medianOf(times.peer) };
}

async function measureThroughput(start: StartNode, log: (text: string) => void) {
  const nodes = { one: await start('one-worker', 1), two: await start('two-workers', 2) };
  const rates = { one: [] as number[], two: [] as number[] };
  try {
    for (const { port } of Object.values(nodes)) await measureRate(port, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      log(`throughput, ${round + 1} of ${ROUNDS} …`);
      for (const name of ['one', 'two'] as const) rates[name].push(await measureRate(nodes[name].port, SECONDS));
    }
  } finally {
    for (const node of Object.values(nodes)) await node.close();
  }
  return { one: medianOf(rates.one), two: medianOf(rates.two) };
}

/** Answered requests for the cached home page per second. */
async function measureRate(port: number, seconds: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    headers: { host: `harbour.localhost:${port}`, 'accept-encoding': 'br' },
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors and ${non2xx} answers other than 2xx`);
  return requests.average;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
