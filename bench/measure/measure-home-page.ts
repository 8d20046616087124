import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { buildBenchForNode } from '../build-for-node.ts';
import { writeProjectWithReferenceHomePage } from '../shop/bench-project.ts';
import { startProxyWithManyOffers } from '../shop/offers-api.ts';
import {
  type MeasuredServer,
  measureRequestCostsOverProcesses,
  measureServersInTurns,
  type RequestToMeasure,
  type ServerProgramToMeasure,
  startMeasuredServer,
} from './measured-server.ts';
import { buildReactRouterPeer, reactRouterPeerFolder } from './peer-app.ts';
import { chooseRepetitionsForSmallOrFullRun } from './repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from './report.ts';
import { measureCompressedScriptBytes } from './script-bytes.ts';

const root = new URL('../..', import.meta.url).pathname;
/** Two processes of one program differ by about 10 %, because the engine compiles at different moments. */
const PROCESSES = chooseRepetitionsForSmallOrFullRun(7, 1);
const FRAMEWORK = 'React Router 8 framework mode';

/**
 * Measures a home page with 40 offers in three versions: the shop's, hand-written in the same renderer, and as a plain
 * framework app.
 */
export async function measureHomePageAgainstPeers(
  folder: string,
  requests: number,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  buildReactRouterPeer(reactRouterPeerFolder, log);
  const handWritten = await buildBenchForNode(root, 'bench/peers/hand-written/main.tsx', 'hand-written');
  writeProjectWithReferenceHomePage(join(folder, 'project'));
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const api = await startProxyWithManyOffers(sandbox.url);
  const settings = {
    project: join(folder, 'project'),
    dataDir: join(folder, 'data'),
    apiOrigin: api.url,
    cms: { kind: 'files' },
    accounts: readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
  };
  const first = await findFirstOfConsecutiveFreePorts(5);
  const [fresh, shared, cached, hand, framework] = [0, 1, 2, 3, 4].map((index) => first + index);
  const shop = (name: string, port: number | undefined, caching: object | null): ServerProgramToMeasure => ({
    name,
    script: join(root, 'bench/shop/server.ts'),
    cwd: root,
    port: port ?? 0,
    environment: {
      BENCH: JSON.stringify({ ...settings, dataDir: join(folder, name), port, ...(caching && { caching }) }),
    },
  });
  const targets = {
    fresh: shop('fresh', fresh, { pageBytes: 0, dataFor: 0 }),
    shared: shop('shared', shared, { pageBytes: 0, dataFor: 60_000 }),
    cached: shop('cached', cached, null),
    hand: {
      name: 'hand',
      script: handWritten,
      cwd: root,
      port: hand ?? 0,
      environment: { BENCH: JSON.stringify({ port: hand, settings }) },
    },
    framework: {
      name: 'framework',
      script: join(reactRouterPeerFolder, 'server.ts'),
      cwd: reactRouterPeerFolder,
      port: framework ?? 0,
      environment: {},
    },
  };
  const plain: RequestToMeasure = { host: 'localhost', path: '/', encoding: 'identity' };
  const started: MeasuredServer[] = [];
  const start = async (target: ServerProgramToMeasure) => {
    const server = await startMeasuredServer(target);
    started.push(server);
    return server;
  };
  try {
    log('measuring in turns …');
    const { fresh: ours, hand: byHand } = await measureRequestCostsOverProcesses(
      { fresh: { target: targets.fresh, request: plain }, hand: { target: targets.hand, request: plain } },
      { processes: PROCESSES, requests },
    );
    const frameworkServer = await start(targets.framework);
    const sharedServer = await start(targets.shared);
    const cachedServer = await start(targets.cached);
    const { framework: peer, shared: oursShared } = await measureServersInTurns(
      { framework: { server: frameworkServer, request: plain }, shared: { server: sharedServer, request: plain } },
      requests,
    );
    log('measuring the page cache …');
    const compressed: RequestToMeasure = { ...plain, encoding: 'br' };
    await cachedServer.warmUp(compressed, requests);
    const oursCached = await cachedServer.measureCost(compressed, requests * 10);
    const { unit } = ours;
    const peerHtml = (await wholePage(frameworkServer, plain)).body.toString();
    const fetchMessages = async (path: string) => (await cachedServer.fetch({ ...plain, path })).body;
    const peerJs = await measureCompressedScriptBytes(
      peerHtml,
      join(reactRouterPeerFolder, 'build/client'),
      fetchMessages,
    );
    const play = await cachedServer.fetch({ ...plain, path: '/golden-bay-0' });
    const html = (await wholePage(sharedServer, plain)).body.toString();
    return [
      createBenchmarkRatio({
        id: 'a',
        what: 'uncached home page from documents, its loaders run for each request',
        peer: 'the same page written by hand',
        ours: ours.perRequest,
        theirs: byHand.perRequest,
        unit: `${unit} a request`,
        most: 1.1,
        note: `Median of ${PROCESSES} processes each, asked in turns. No compression; page cache and data cache off. Ours renders a card again only when its data changed, which the peer does not; it also makes the data that the browser hydrates by.`,
      }),
      createBenchmarkRatio({
        id: 'a2',
        what: 'uncached home page from documents, shared data kept as in production',
        peer: 'the same page written by hand, which renders and words its data each time',
        ours: oursShared.perRequest,
        theirs: byHand.perRequest,
        unit: `${unit} a request`,
        most: 1.1,
        note: 'No compression; page cache off. Ours reuses shared data and its HTML, which the peer does not.',
      }),
      createBenchmarkRatio({
        id: 'b',
        what: 'uncached home page with its data, loaded for each request',
        peer: FRAMEWORK,
        ours: ours.perRequest,
        theirs: peer.perRequest,
        unit: `${unit} a request`,
        most: 1 / 4,
        note: 'No compression on either side. Ours renders a card again only when its data changed.',
      }),
      createBenchmarkRatio({
        id: 'b2',
        what: 'uncached home page, shared data kept as in production',
        peer: FRAMEWORK,
        ours: oursShared.perRequest,
        theirs: peer.perRequest,
        unit: `${unit} a request`,
        most: 1 / 2,
        note: 'No compression on either side; page cache off.',
      }),
      createBenchmarkRatio({
        id: 'c',
        what: 'home page from the page cache',
        peer: `${FRAMEWORK}, uncompressed`,
        ours: oursCached.perRequest,
        theirs: peer.perRequest,
        unit: `${unit} a request`,
        most: 1 / 25,
        note: 'Ours is sent as brotli, theirs without compression.',
      }),
      createBenchmarkRatio({
        id: 'd',
        what: 'JavaScript before interaction, play page',
        peer: `${FRAMEWORK} + 6 kB`,
        ours: await measureCompressedScriptBytes(play.body.toString(), join(root, 'dist/client'), fetchMessages),
        theirs: peerJs + 6000,
        unit: 'bytes gzip',
        most: 1,
        note: 'Scripts that the document names, each gzip level 9.',
      }),
      createBenchmarkRatio({
        id: 'd2',
        what: 'JavaScript before interaction, home page',
        peer: FRAMEWORK,
        ours: await measureCompressedScriptBytes(html, join(root, 'dist/client'), fetchMessages),
        theirs: peerJs,
        unit: 'bytes gzip',
        most: 0.15,
        note: 'Scripts that the document names, each gzip level 9.',
      }),
      createBenchmarkRatio({
        id: 'e',
        what: 'HTML with data',
        peer: 'the same page without data',
        ours: Buffer.byteLength(html),
        theirs: Buffer.byteLength(withoutData(html)),
        unit: 'bytes',
        most: 1.3,
        note: 'Uncompressed; without the page data and the marks of kept HTML.',
      }),
    ];
  } finally {
    for (const server of started) await server.close();
    await api.close();
    await sandbox.close();
  }
}

async function wholePage(server: MeasuredServer, request: RequestToMeasure): Promise<{ body: Buffer }> {
  const { status, body } = await server.fetch(request);
  if (status !== 200) throw new Error(`a server under measurement answered ${status}`);
  return { body };
}

function withoutData(html: string): string {
  return html.replace(/<script type="application\/json"[^]*?<\/script>/, '').replaceAll(/ data-kept="[^"]*"/g, '');
}
