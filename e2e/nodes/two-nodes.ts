import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../scripts/calls/contract-calls.ts';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { startSeededCms } from '../../scripts/cms/start-seeded-cms.ts';
import { copyEmptyDirectusData } from '../../scripts/cms/testing/test-directus.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import type { ServiceProcess } from '../../scripts/topology/service-process.ts';
import { startRedis } from '../../scripts/topology/start-redis.ts';
import { FaultyApiProxy } from '../harness/faulty-api.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../harness/shop-process.ts';

const root = join(import.meta.dirname, '../..');
const WEBHOOK_SECRET = 'the secret of the notices, in a test of several nodes';
const HOME_PAGE = '/items/pages/harbour:page:home';

/** Two nodes with one Redis, one Directus and one commerce API. Directus notifies the first node. */
export interface TwoTestNodes {
  readonly nodes: readonly RunningTestShop[];
  readonly redis: ServiceProcess;
  readonly sandbox: TestSandbox;
  readonly api: FaultyApiProxy;
  /** Publishes a title of harbour's home page. */
  publishTitle(title: string): Promise<void>;
  /** The title that a node shows. */
  readTitle(node: RunningTestShop): Promise<string>;
  status(node: RunningTestShop): Promise<ReturnType<typeof JSON.parse>>;
  /** Entries of a cache on each node. */
  entriesOf(cache: string): Promise<number[]>;
  /** Clears the caches as an operator does. */
  clearCaches(node: RunningTestShop): Promise<void>;
  close(): Promise<void>;
}

export async function startTwoTestNodes(): Promise<TwoTestNodes> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  // Redis, Directus, and the first node with its sandbox and studio.
  const port = await findFirstOfConsecutiveFreePorts(12);
  const [cmsPort, nodePort] = [port + 1, port + 2];
  const redis = await startRedis({ folder, port, log: () => undefined });
  const cms = await startCms(folder, cmsPort, nodePort);
  const sandbox = await startSeededTestSandbox();
  const api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  const start = (nodePort?: number) =>
    startTestShop({
      ...(nodePort !== undefined && { port: nodePort }),
      cms: { kind: 'directus', url: cms.url, token: cms.readToken },
      cmsWebhookSecret: WEBHOOK_SECRET,
      apiUrl: api.url,
      redisUrl: `redis://127.0.0.1:${port}/0`,
    });
  // One after another, because each looks for free ports.
  const nodes = [await start(nodePort), await start()];
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const hostOf = ({ port }: Pick<RunningTestShop, 'port'>) => `harbour.localhost:${port}`;

  const operatorHeaders = (node: RunningTestShop) => ({
    host: hostOf(node),
    authorization: `Bearer ${node.operatorToken}`,
  });
  const status = async (node: RunningTestShop) =>
    JSON.parse((await sendGetRequestToLocalPort(node.port, '/_status', operatorHeaders(node))).body);

  return {
    nodes,
    redis,
    sandbox,
    api,
    publishTitle: (title) => publishTitleOfHomePage(cms, title),
    readTitle: (node) => readTitle(agent, node.port, hostOf(node)),
    status,
    entriesOf: (name) =>
      Promise.all(
        nodes.map(async (node) => {
          const { caches } = await status(node);
          return Number(caches.find((cache: { name: string }) => cache.name === name).entries);
        }),
      ),
    async clearCaches(node) {
      await sendGetRequestToLocalPort(node.port, '/?clear_cache=1', operatorHeaders(node));
    },
    async close() {
      agent.destroy();
      for (const node of nodes) await node.close();
      await api.close();
      await sandbox.close();
      await cms.close();
      await redis.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startCms(folder: string, port: number, nodePort: number): Promise<StartedDirectus> {
  const dataDir = join(folder, 'directus');
  await copyEmptyDirectusData(dataDir);
  const webhook = { url: `http://127.0.0.1:${nodePort}/_cms/webhook`, secret: WEBHOOK_SECRET };
  return startSeededCms({ port, dataDir, root, push: true, webhook, log: () => undefined });
}

/** Publishes a title of harbour's home page in Directus. */
export async function publishTitleOfHomePage(
  cms: Pick<StartedDirectus, 'url' | 'adminToken'>,
  title: string,
): Promise<void> {
  const { document } = await callDirectus(cms, 'GET');
  await callDirectus(cms, 'PATCH', { document: { ...document, head: { ...document.head, title } } });
}

async function callDirectus(
  { url, adminToken }: Pick<StartedDirectus, 'url' | 'adminToken'>,
  method: string,
  body?: object,
): Promise<ReturnType<typeof JSON.parse>> {
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  const answer = await fetch(url + HOME_PAGE, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`Directus answered ${answer.status}: ${await answer.text()}`);
  return Object((await answer.json()).data);
}

/** Reads no more of the page than its title. */
export function readTitle(agent: Agent, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      let head = '';
      response.on('data', (chunk: Buffer) => {
        if (!head.includes('</title>')) head += chunk.toString();
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve(/<title>([^<|]*?)(?: \| [^<]*)?<\/title>/.exec(head)?.[1] ?? `status ${response.statusCode}`),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
