import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { probeHttp } from './probes.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { startApi } from './start-api.ts';
import { type DirectusService, startDirectusService } from './start-directus.ts';
import { countHealthyNodes, startVarnish } from './start-edge.ts';
import { startPostgres } from './start-postgres.ts';
import { startRedis } from './start-redis.ts';
import { createStoreSettings, startStore } from './start-store.ts';

export interface TopologyOptions {
  /** The source tree, with a build. */
  readonly root: string;
  /** Folder of an unpacked release that nodes run, or a link to one, followed at each start; the source tree if left out. */
  readonly release?: string;
  /** Folder with `site-configs` and `cms-seed`. */
  readonly documents: string;
  /** Folder for the data of the parts. */
  readonly folder: string;
  /** The first of `TOPOLOGY_PORTS` free ports; the edge uses it. */
  readonly port: number;
  /** Documents from files, or from Directus on Postgres. */
  readonly cms?: 'files' | 'directus';
  /** Files of releases in a folder, or in a store of S3. */
  readonly store?: 'folder' | 's3';
  /** Address by which other parts reach a part; that of the part when left out. Tests put proxies in between. */
  readonly reach?: (part: string, port: number) => Promise<string>;
  /** Variables of a node besides those that every node has. */
  readonly nodeEnvironment?: (name: string) => NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

export interface Topology {
  /** The commerce API, which is the sandbox. */
  readonly api: ServiceProcess;
  readonly edge: ServiceProcess;
  readonly redis: ServiceProcess;
  readonly nodes: readonly ServiceProcess[];
  /** Null unless `cms` is `directus`. */
  readonly directus: DirectusService | null;
  /** All parts that `deploy/compose.yaml` has, too. */
  readonly services: readonly ServiceProcess[];
  /** Number of nodes to which the edge sends requests now. */
  countHealthyNodes(): number;
  readonly store: ServiceProcess | null;
  readonly postgres: ServiceProcess | null;
  readonly operatorToken: string;
  close(): Promise<void>;
}

/** Ports that a topology takes, one after the other. */
export const TOPOLOGY_PORTS = 14;

const NODES = 2;
const API = 1;
const REDIS = 2;
const STORE = 3;
const FIRST_NODE = 4;
const POSTGRES = 12;
const DIRECTUS = 13;

/** Distance of the ports of two nodes; the third after a node's own is for its operators. */
const PORTS_OF_NODE = 4;
const OPERATORS = 3;

/** Starts what production has, as processes of this machine, with the sandbox as commerce API. */
export async function startTopology(options: TopologyOptions): Promise<Topology> {
  const { folder, port, log, reach = async (_, own) => `127.0.0.1:${own}` } = options;
  const started: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of started.toReversed()) await part.close();
  };
  const trackStarted = <Part extends { close(): Promise<void> }>(part: Part) => {
    started.push(part);
    return part;
  };
  const secrets = createSecrets();
  try {
    const shopOrigin = `http://{site}.localhost:${port}`;
    const api = trackStarted(await startApi({ ...options, port: port + API, shopOrigin }));
    const redis = trackStarted(await startRedis({ folder: join(folder, 'redis'), port: port + REDIS, log }));
    const store = options.store === 's3' ? trackStarted(await startStore({ ...options, port: port + STORE })) : null;
    const cms = options.cms === 'directus' ? await startCms({ ...options, reach }, secrets, trackStarted) : null;
    const settings = {
      ...secrets,
      VITRINE_API_URL: `http://${await reach('api', api.port)}`,
      VITRINE_REDIS_URL: `redis://${await reach('redis', redis.port)}/0`,
      ...(store
        ? createStoreSettings(await reach('store', store.port))
        : { VITRINE_STORE: pathToFileURL(join(folder, 'shared-files')).href }),
      ...(cms && {
        VITRINE_CMS: 'directus',
        VITRINE_CMS_URL: `http://${await reach('directus', cms.directus.service.port)}`,
        VITRINE_CMS_TOKEN: cms.directus.readToken,
      }),
    };
    const ports = Array.from({ length: NODES }, (_, index) => port + FIRST_NODE + PORTS_OF_NODE * index);
    const nodes: ServiceProcess[] = [];
    const addresses: string[] = [];
    // Together, because each waits for its edge to notice.
    started.push({ close: async () => void (await Promise.all(nodes.map((node) => node.close()))) });
    for (const own of ports) {
      const node = await startNode(options, { port: own, ports, settings });
      nodes.push(node);
      addresses.push(await reach(node.name, own));
    }
    const edge = trackStarted(
      await startVarnish({
        ...options,
        nodes: addresses.map((address) => Number(new URL(`http://${address}`).port)),
        purgeToken: secrets.VITRINE_EDGE_PURGE_TOKEN,
      }),
    );
    return {
      api,
      edge,
      redis,
      nodes,
      store,
      postgres: cms?.postgres ?? null,
      directus: cms?.directus ?? null,
      services: [redis, store, cms?.postgres, cms?.directus.service, ...nodes, edge].filter(
        (part) => part !== null && part !== undefined,
      ),
      countHealthyNodes: () => countHealthyNodes(folder),
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

async function startCms(
  {
    folder,
    documents,
    port,
    log,
    reach,
  }: Pick<TopologyOptions, 'folder' | 'documents' | 'port' | 'log'> & Required<Pick<TopologyOptions, 'reach'>>,
  secrets: Pick<ReturnType<typeof createSecrets>, 'VITRINE_CMS_WEBHOOK_SECRET'>,
  trackStarted: (part: ServiceProcess) => ServiceProcess,
): Promise<{ readonly postgres: ServiceProcess; readonly directus: DirectusService }> {
  const postgres = trackStarted(await startPostgres({ folder, port: port + POSTGRES, log }));
  const directus = await startDirectusService({
    folder,
    documents,
    port: port + DIRECTUS,
    postgresPort: Number(new URL(`http://${await reach('postgres', postgres.port)}`).port),
    redisUrl: `redis://${await reach('redis', port + REDIS)}/1`,
    webhook: { url: `http://127.0.0.1:${port}/_cms/webhook`, secret: secrets.VITRINE_CMS_WEBHOOK_SECRET },
    log,
  });
  trackStarted(directus.service);
  return { postgres, directus };
}

interface NodeOfTopology {
  readonly port: number;
  /** Ports of all nodes. */
  readonly ports: readonly number[];
  /** Secrets, and the addresses of other parts. */
  readonly settings: Readonly<Record<string, string>>;
}

function startNode(
  { root, release, documents, folder, port: edgePort, nodeEnvironment, log }: TopologyOptions,
  { port, ports, settings }: NodeOfTopology,
): Promise<ServiceProcess> {
  const apiPort = edgePort + API;
  const name = `node-${ports.indexOf(port) + 1}`;
  return startServiceProcess({
    name,
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
      VITRINE_API_ACCOUNTS_FILE: join(root, 'sandbox/seed/brands.json'),
      VITRINE_PAY_ORIGIN: `http://pay.localhost:${apiPort}`,
      VITRINE_PARTNER_ORIGIN: `http://partner.localhost:${apiPort}`,
      VITRINE_EDGE: 'on',
      VITRINE_EDGE_PURGE: `varnish:http://127.0.0.1:${edgePort}`,
      VITRINE_NODE_ADDRESSES: ports.map((one) => `http://127.0.0.1:${one + OPERATORS}`).join(),
      VITRINE_TRUSTED_PROXIES: '127.0.0.1',
      // Longer than Varnish reuses a connection to a node.
      VITRINE_IDLE_TIMEOUT: '75000',
      // Longer than two probes of Varnish, which detect that a node is stopping.
      VITRINE_SHUTDOWN_DELAY: '5000',
      ...settings,
      ...nodeEnvironment?.(name),
    },
    probe: () => probeHttp(port + OPERATORS, '/readyz'),
    log,
  });
}
