import { join } from 'node:path';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import type { ServiceProcess } from '../../scripts/topology/service-process.ts';
import { startTopology, TOPOLOGY_PORTS, type Topology } from '../../scripts/topology/start-topology.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { createWalletCustomers, type WalletCustomer } from '../harness/wallet-customers.ts';
import { PAGES_OF_ANONYMOUS_VISITORS } from './fault-clients.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Names of all parts that can fail. */
export const PARTS = ['api', 'redis', 'store', 'postgres', 'directus', 'node-1', 'node-2', 'edge'] as const;
export type Part = (typeof PARTS)[number];

/** A topology with a proxy in front of each part. */
export interface FaultyTopology {
  readonly topology: Topology;
  readonly folder: string;
  readonly customers: readonly WalletCustomer[];
  /** Port by which clients reach the edge. */
  readonly port: number;
  /** A customer by whom it is seen whether the shop works. */
  readonly watcher: BrowserlessVisitor;
  readonly output: readonly string[];
  service(part: Part): ServiceProcess;
  network(part: Part): TcpProxy;
  close(): Promise<void>;
}

export interface FaultyTopologyOptions {
  readonly root: string;
  readonly folder: string;
  readonly cms: 'files' | 'directus';
  readonly customers: number;
  /** Variables of a node, given the port of the proxy in front of the API. */
  readonly nodeEnvironment?: (name: string, apiPort: number) => NodeJS.ProcessEnv;
}

export async function startFaultyTopology(options: FaultyTopologyOptions): Promise<FaultyTopology> {
  const { root, folder } = options;
  const proxies = new Map<string, TcpProxy>();
  const output: string[] = [];
  const reach = async (part: string, port: number) => {
    const proxy = proxies.get(part) ?? (await startTcpProxy(port));
    proxies.set(part, proxy);
    return `127.0.0.1:${proxy.port}`;
  };
  const [watching, ...customers] = await createWalletCustomers(join(folder, 'sandbox'), options.customers + 1);
  const port = await findFirstOfConsecutiveFreePorts(TOPOLOGY_PORTS);
  const topology = await startTopology({
    ...options,
    ...{ documents: root, port, store: 's3', reach, log: (line) => output.push(line) },
    nodeEnvironment: (name) => options.nodeEnvironment?.(name, proxies.get('api')?.port ?? 0) ?? {},
  });
  await reach('edge', port);
  const { api, redis, store, postgres, directus, nodes, edge } = topology;
  const services = new Map(
    [api, redis, store, postgres, directus?.service, ...nodes, edge].flatMap((one) => (one ? [[one.name, one]] : [])),
  );
  const find = <Found>(all: ReadonlyMap<string, Found>, part: Part): Found => {
    const found = all.get(part);
    if (found === undefined) throw new Error(`this topology has no ${part}`);
    return found;
  };
  const { port: clientPort } = find(proxies, 'edge');
  const watcher = new BrowserlessVisitor(clientPort, {
    headers: { 'x-forwarded-for': '10.3.0.1', connection: 'close' },
  });
  await watcher.signIn(watching?.email ?? '');
  // The first page of each kind takes longest.
  for (const path of [...PAGES_OF_ANONYMOUS_VISITORS, '/cart', '/my-account/my-details']) {
    const { status } = await watcher.open(path);
    if (status !== 200) throw new Error(`${path} answers ${status}: clients need addresses of pages.`);
  }
  return {
    topology,
    folder,
    customers,
    port: clientPort,
    watcher,
    output,
    service: (part) => find(services, part),
    network: (part) => find(proxies, part),
    close: async () => {
      watcher.close();
      for (const proxy of proxies.values()) proxy.close();
      await topology.close();
    },
  };
}
