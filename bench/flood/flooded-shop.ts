import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { type MeasuredServer, type ServerMemory, startMeasuredServer } from '../measure/measured-server.ts';
import { copyBrandProject } from '../shop/bench-project.ts';
import { createFloodRequest, type FloodRequest } from './flood-requests.ts';

const root = new URL('../..', import.meta.url).pathname;
const CONNECTIONS = 16;

/** Requests for one address per round. */
const ROUND = 400;

/** Byte limit of the page cache, small so that a flood fills it quickly. */
const PAGE_BYTES = 16 * 1024 * 1024;

/** Memory of the server before and after a flood, and the requests sent. */
export interface FloodMemoryMeasurement {
  readonly requests: number;
  readonly seconds: number;
  readonly before: ServerMemory;
  readonly after: ServerMemory;
}

/** The shop with a sandbox API, whose memory and CPU time can be read. */
export interface FloodedShop {
  readonly port: number;
  /** Memory of its process after a garbage collection. */
  measureMemory(): Promise<ServerMemory>;
  /** CPU time that its process has used, in microseconds. */
  measureCpuTime(): Promise<number>;
  /**
   * CPU time per address as a multiple of the first one's: the median of rounds in which the addresses take turns. Each
   * `{n}` in an address is replaced by another number in each request.
   */
  measureCpuRatios(addresses: readonly string[], rounds: number): Promise<readonly number[]>;
  /** Sends requests that are all different for this many seconds; the memory before and after. */
  flood(seconds: number): Promise<FloodMemoryMeasurement>;
  close(): Promise<void>;
}

export async function openFloodedShop(): Promise<FloodedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-flood-'));
  copyBrandProject(join(folder, 'project'));
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const port = await findFirstOfConsecutiveFreePorts(1);
  const settings = {
    port,
    project: join(folder, 'project'),
    dataDir: join(folder, 'data'),
    apiOrigin: sandbox.url,
    caching: { pageBytes: PAGE_BYTES, dataFor: 60_000 },
  };
  const server = await startMeasuredServer({
    name: 'flooded',
    script: join(root, 'bench/shop/server.ts'),
    cwd: root,
    port,
    environment: { BENCH: JSON.stringify(settings) },
    nodeOptions: ['--expose-gc', '--max-old-space-size=384'],
  });
  let sent = 0;
  return {
    port,
    measureMemory: () => settled(server),
    measureCpuTime: server.measureCpuTime,
    async measureCpuRatios(addresses, rounds) {
      const agent = new Agent({ keepAlive: true, maxSockets: 4 });
      const costs = addresses.map((): number[] => []);
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, address] of addresses.entries()) {
          const before = await server.measureCpuTime();
          for (let sending = 0; sending < ROUND; sending += 4) {
            await Promise.all([0, 1, 2, 3].map(() => send(port, agent, pageRequest(address, (sent += 1)))));
          }
          // The first round is a warm-up.
          if (round > 0) costs[index]?.push((await server.measureCpuTime()) - before);
        }
      }
      agent.destroy();
      const medians = costs.map(median);
      return medians.map((cost) => cost / (medians[0] ?? Number.NaN));
    },
    async flood(seconds) {
      const before = await server.measureMemory();
      const first = sent;
      const end = Date.now() + seconds * 1000;
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
      const run = async () => {
        while (Date.now() < end) {
          sent += 1;
          await send(port, agent, createFloodRequest(sent));
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, run));
      agent.destroy();
      return { requests: sent - first, seconds, before, after: await settled(server) };
    },
    async close() {
      await server.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function pageRequest(address: string, index: number): FloodRequest {
  return { method: 'GET', path: address.replaceAll('{n}', String(index)), headers: { host: 'localhost' } };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Collects garbage twice, because weak references are only cleared by the second collection. */
async function settled(server: MeasuredServer): Promise<ServerMemory> {
  await server.measureMemory();
  return server.measureMemory();
}

async function send(port: number, agent: Agent, { method, path, headers, body }: FloodRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port, method, path, headers: { ...headers, 'accept-encoding': 'br' }, agent }, (response) => {
      response.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });
}
