import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../scripts/calls/contract-calls.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import type { ServiceProcess } from '../../scripts/topology/service-process.ts';
import { startRedis } from '../../scripts/topology/start-redis.ts';
import { FaultyApiProxy } from '../harness/faulty-api.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../harness/shop-process.ts';
import { type CmsStandIn, startCmsStandIn, WEBHOOK_SECRET } from './cms-stand-in.ts';

const root = join(import.meta.dirname, '../..');

/** Two nodes with one Redis, one CMS and one commerce API. */
export interface TwoTestNodes {
  readonly nodes: readonly RunningTestShop[];
  readonly redis: ServiceProcess;
  readonly cms: CmsStandIn;
  readonly sandbox: TestSandbox;
  readonly api: FaultyApiProxy;
  /** Publishes a title of harbour's home page, and notifies one node. */
  publishTitle(title: string, notified?: RunningTestShop): Promise<void>;
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
  const port = await findFirstOfConsecutiveFreePorts(1);
  const redis = await startRedis({ folder, port, log: () => undefined });
  const cms = await startCmsStandIn(root);
  const sandbox = await startSeededTestSandbox();
  const api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  const start = () =>
    startTestShop({
      cms: { kind: 'directus', url: cms.url, token: 'read' },
      cmsWebhookSecret: WEBHOOK_SECRET,
      apiUrl: api.url,
      redisUrl: `redis://127.0.0.1:${port}/0`,
    });
  // One after another, because each looks for free ports.
  const nodes = [await start(), await start()];
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
    cms,
    sandbox,
    api,
    async publishTitle(title, notified = nodes[0]) {
      const page = Object(cms.document('pages', 'harbour:page:home'));
      cms.publish('pages', 'harbour:page:home', { ...page, head: { ...page.head, title } });
      if (notified) await cms.notify(notified.port, hostOf(notified));
    },
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
