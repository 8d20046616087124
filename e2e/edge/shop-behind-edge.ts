import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import type { ServiceProcess } from '../../scripts/topology/service-process.ts';
import { startNginx, startVarnish } from '../../scripts/topology/start-edge.ts';
import { sendGetRequestToLocalPort, sendRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const PURGE_TOKEN = 'token of the edge in tests';

/** Ports of a shop, behind which the edge has one. */
export const PORTS_OF_SHOP = 5;

type Headers = Readonly<Record<string, string>>;
type Answer = Awaited<ReturnType<typeof sendGetRequestToLocalPort>>;

/** A real edge with the shipped configuration, on a port of this machine. */
export interface TestEdge extends Pick<ServiceProcess, 'port' | 'close'> {
  /** Folder of its process. */
  readonly folder: string;
  /** Requests a path of a brand. */
  get(path: string, headers?: Headers, brand?: string): Promise<Answer>;
  /** Purges tags, separated by spaces, as the shop does. */
  purge(tags: string, headers?: Headers, token?: string): Promise<Answer>;
}

export interface TestEdgeOptions {
  readonly port: number;
  /** Ports of nodes. */
  readonly nodes: readonly number[];
  readonly purgeToken?: string;
  /** What Varnish accepts beside it; none when left out. */
  readonly previousPurgeToken?: string;
}

/** Starts an edge in front of nodes of this machine. Resolves once one of them answers through it. */
export async function startTestEdge(
  kind: 'varnish' | 'nginx',
  { port, nodes, purgeToken = PURGE_TOKEN, previousPurgeToken }: TestEdgeOptions,
): Promise<TestEdge> {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${kind}-`));
  const output: string[] = [];
  const options = { root, documents: root, folder, port, nodes, log: (line: string) => void output.push(line) };
  const edge = await (kind === 'nginx'
    ? startNginx(options)
    : startVarnish({ ...options, purgeToken, ...(previousPurgeToken !== undefined && { previousPurgeToken }) })
  ).catch((error: unknown) => {
    throw new Error(`${kind} does not start:\n${output.join('\n')}`, { cause: error });
  });
  return {
    port,
    folder,
    get: (path, headers = {}, brand = 'harbour') =>
      sendGetRequestToLocalPort(port, path, { host: `${brand}.localhost:${port}`, ...headers }),
    purge: (tags, headers = {}, token = purgeToken) =>
      sendRequestToLocalPort(port, 'PURGE', '/', {
        authorization: `Bearer ${token}`,
        'x-vitrine-purge': tags,
        ...headers,
      }),
    close: async () => {
      await edge.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ShopBehindEdge {
  readonly shop: RunningTestShop;
  readonly edge: TestEdge;
  /** The body that the shop itself sends for a request of the edge's visitor. */
  readBodyFromShop(path: string, headers?: Headers, brand?: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a shop with an edge in front, which the shop purges where it is Varnish. */
export async function startShopBehindEdge(
  kind: 'varnish' | 'nginx',
  options: Parameters<typeof startTestShop>[0] = {},
): Promise<ShopBehindEdge> {
  const port = (await findFirstOfConsecutiveFreePorts(PORTS_OF_SHOP + 1)) + PORTS_OF_SHOP;
  const purge = kind === 'varnish' ? `varnish:http://127.0.0.1:${port}` : '';
  const purgeToken = kind === 'varnish' ? PURGE_TOKEN : '';
  const shop = await startTestShop({ ...options, trustedProxies: '127.0.0.1', edge: { purge, purgeToken } });
  const edge = await startTestEdge(kind, { port, nodes: [shop.port] });
  return {
    shop,
    edge,
    readBodyFromShop: async (path, headers = {}, brand = 'harbour') => {
      const own = { host: `${brand}.localhost:${port}`, 'x-forwarded-proto': 'http', ...headers };
      return (await sendGetRequestToLocalPort(shop.port, path, own)).body;
    },
    close: async () => {
      await edge.close();
      await shop.close();
    },
  };
}
