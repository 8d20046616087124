import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startSandboxChildProcess } from '../serve/child-sandbox.ts';
import { probeHttp } from './probes.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { countHealthyNodes, startVarnish } from './start-edge.ts';
import { startRedis } from './start-redis.ts';

export interface TopologyOptions {
  /** The source tree, with a build. */
  readonly root: string;
  /** Folder of an unpacked release that nodes run, or a link to one, followed at each start; the source tree if left out. */
  readonly release?: string;
  /** Folder with `site-configs` and `cms-seed`. */
  readonly documents: string;
  /** Keeps what the parts store. */
  readonly folder: string;
  /** The first of `TOPOLOGY_PORTS` free ports; the edge has it. */
  readonly port: number;
  readonly log: (line: string) => void;
}

export interface Topology {
  readonly edge: ServiceProcess;
  readonly redis: ServiceProcess;
  readonly nodes: readonly ServiceProcess[];
  /** Number of nodes to which the edge sends requests now. */
  countHealthyNodes(): number;
  /** Port of the commerce API, which the sandbox plays. */
  readonly apiPort: number;
  readonly operatorToken: string;
  close(): Promise<void>;
}

/** Ports that a topology takes, one after the other. */
export const TOPOLOGY_PORTS = 12;

const NODES = 2;
const API = 1;
const REDIS = 2;
const FIRST_NODE = 4;

/** Distance of the ports of two nodes; the third after a node's own is for its operators. */
const PORTS_OF_NODE = 4;
const OPERATORS = 3;

/** Starts what production has, as processes of this machine: Varnish, two nodes, Redis and the sandbox as commerce API. */
export async function startTopology(options: TopologyOptions): Promise<Topology> {
  const { folder, port, log } = options;
  const started: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of started.toReversed()) await part.close();
  };
  const keep = <Part extends { close(): Promise<void> }>(part: Part) => {
    started.push(part);
    return part;
  };
  const secrets = createSecrets();
  try {
    const apiPort = port + API;
    const shopOrigin = `http://{site}.localhost:${port}`;
    const api = { port: apiPort, dataDir: join(folder, 'sandbox'), testClock: false, shopOrigin };
    const sandbox = await startSandboxChildProcess(options.root, api);
    keep(sandbox);
    const redis = keep(await startRedis({ folder: join(folder, 'redis'), port: port + REDIS, log }));
    const ports = Array.from({ length: NODES }, (_, index) => port + FIRST_NODE + PORTS_OF_NODE * index);
    const nodes: ServiceProcess[] = [];
    for (const own of ports)
      nodes.push(keep(await startNode(options, { port: own, ports, apiUrl: sandbox.url, secrets })));
    const edge = keep(await startVarnish({ ...options, nodes: ports, purgeToken: secrets.VITRINE_EDGE_PURGE_TOKEN }));
    return {
      edge,
      redis,
      nodes,
      countHealthyNodes: () => countHealthyNodes(folder),
      apiPort,
      operatorToken: secrets.VITRINE_OPERATOR_TOKEN,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function createSecrets() {
  const random = () => randomBytes(32).toString('base64url');
  return {
    VITRINE_SESSION_SECRET: random(),
    VITRINE_LINK_SECRET: random(),
    VITRINE_OPERATOR_TOKEN: random(),
    VITRINE_CMS_WEBHOOK_SECRET: random(),
    VITRINE_EDGE_PURGE_TOKEN: random(),
  };
}

interface NodeOfTopology {
  readonly port: number;
  /** Ports of all nodes. */
  readonly ports: readonly number[];
  readonly apiUrl: string;
  readonly secrets: Readonly<Record<string, string>>;
}

function startNode(
  { root, release, documents, folder, port: edgePort, log }: TopologyOptions,
  { port, ports, apiUrl, secrets }: NodeOfTopology,
): Promise<ServiceProcess> {
  const apiPort = edgePort + API;
  return startServiceProcess({
    name: `node-${ports.indexOf(port) + 1}`,
    port,
    program: process.execPath,
    args: [release ? join(release, 'bin/vitrine') : join(root, 'scripts/production/main.ts'), 'serve'],
    cwd: root,
    environment: {
      PATH: process.env['PATH'],
      PORT: String(port),
      VITRINE_DATA: join(folder, `node-${port}`),
      VITRINE_DOCUMENTS: documents,
      VITRINE_NODES: String(ports.length),
      VITRINE_WORKERS: '1',
      VITRINE_API_URL: apiUrl,
      VITRINE_API_ACCOUNTS_FILE: join(root, 'sandbox/seed/brands.json'),
      VITRINE_PAY_ORIGIN: `http://pay.localhost:${apiPort}`,
      VITRINE_PARTNER_ORIGIN: `http://partner.localhost:${apiPort}`,
      VITRINE_REDIS_URL: `redis://127.0.0.1:${edgePort + REDIS}/0`,
      VITRINE_SHARED_FILES: join(folder, 'shared-files'),
      VITRINE_EDGE: 'on',
      VITRINE_EDGE_PURGE: `varnish:http://127.0.0.1:${edgePort}`,
      VITRINE_NODE_ADDRESSES: ports.map((one) => `http://127.0.0.1:${one + OPERATORS}`).join(),
      VITRINE_TRUSTED_PROXIES: '127.0.0.1',
      // Longer than Varnish keeps a connection to a node.
      VITRINE_IDLE_TIMEOUT: '75000',
      // Longer than Varnish needs to see by two of its probes that a node is stopping.
      VITRINE_SHUTDOWN_DELAY: '5000',
      ...secrets,
    },
    probe: () => probeHttp(port + OPERATORS, '/readyz'),
    log,
  });
}
