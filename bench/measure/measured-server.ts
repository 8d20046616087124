import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

export interface ServerProgramToMeasure {
  readonly name: string;
  readonly script: string;
  readonly cwd: string;
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Node options of its process. */
  readonly nodeOptions?: readonly string[];
}

export interface RequestToMeasure {
  readonly host: string;
  readonly path: string;
  readonly encoding: 'identity' | 'br';
  /** Of a further server of the same process. */
  readonly port?: number;
}

/** What one request costs the server: CPU instructions where the machine counts them, else microseconds of CPU time. */
export interface RequestCpuCost {
  readonly perRequest: number;
  readonly unit: 'instructions' | 'µs CPU';
}

export const canCountCpuInstructions = (() => {
  const { status, stderr } = spawnSync('perf', ['stat', '-e', 'instructions:u', 'true'], { encoding: 'utf8' });
  return status === 0 && !stderr.includes('not supported') && !stderr.includes('not counted');
})();

/** A server in its own process, whose cost per request can be measured. */
export interface MeasuredServer {
  fetch(request: RequestToMeasure): Promise<{ status: number; body: Buffer }>;
  warmUp(request: RequestToMeasure, requests: number): Promise<void>;
  /** Cost per request, after a warm-up. */
  measureCost(request: RequestToMeasure, requests: number): Promise<RequestCpuCost>;
  /** CPU time that it has used, in microseconds. */
  measureCpuTime(): Promise<number>;
  /** Heap bytes, after a garbage collection if its Node options include `--expose-gc`, and bytes of its process. */
  measureMemory(): Promise<ServerMemory>;
  close(): Promise<void>;
}

export interface ServerMemory {
  readonly heapUsed: number;
  readonly resident: number;
  /** Most bytes of the process so far. */
  readonly peak: number;
}

export async function startMeasuredServer({
  script,
  cwd,
  port,
  environment,
  nodeOptions = [],
}: ServerProgramToMeasure): Promise<MeasuredServer> {
  const hook = new URL('usage-hook.ts', import.meta.url).href;
  const child = fork(script, {
    cwd,
    execArgv: [...nodeOptions, '--import', hook],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
  });
  await message(child, 'ready');
  return {
    async fetch({ host, path, encoding }) {
      const headers = { host: `${host}:${port}`, 'accept-encoding': encoding };
      const { request } = await import('node:http');
      return new Promise((resolve, reject) => {
        request({ port, path, headers }, async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) });
        })
          .on('error', reject)
          .end();
      });
    },
    warmUp: (request, requests) => load(request, port, requests),
    async measureCost(request, requests) {
      return canCountCpuInstructions
        ? instructions(child, request, port, requests)
        : cpuTime(child, request, port, requests);
    },
    measureCpuTime: () => usage(child),
    async measureMemory() {
      const received = await queryChild(child, 'memory');
      if (!isMemory(received)) throw new Error('the server under measurement told no memory');
      return received;
    },
    async close() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** One server in a comparison. */
export interface ServerToCompare {
  readonly server: MeasuredServer;
  readonly request: RequestToMeasure;
}

const ROUND = 50;

/**
 * Median cost of requests to several servers in turns of 50 requests, so that other load on the machine affects all of
 * them alike.
 */
export async function measureServersInTurns<Name extends string>(
  turns: Readonly<Record<Name, ServerToCompare>>,
  requests: number,
): Promise<Record<Name, RequestCpuCost>> {
  const names = Object.keys(turns) as Name[];
  const rounds = new Map<Name, RequestCpuCost[]>(names.map((name) => [name, []]));
  for (const name of names) await turns[name].server.warmUp(turns[name].request, Math.ceil(requests / 2));
  for (let round = 0; round * ROUND < requests; round += 1) {
    // The order rotates: after the pause between two rounds a server is slower.
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const { server, request } = turns[name];
      rounds.get(name)?.push(await server.measureCost(request, ROUND));
    }
  }
  return Object.fromEntries([...rounds].map(([name, costs]) => [name, median(costs)])) as Record<Name, RequestCpuCost>;
}

/** One program in a comparison. */
export interface ProgramToCompare {
  readonly target: ServerProgramToMeasure;
  readonly request: RequestToMeasure;
}

/**
 * Like `measureCostsInTurns`, but runs each program in several processes, one of each at a time, and takes the median.
 */
export async function measureRequestCostsOverProcesses<Name extends string>(
  programs: Readonly<Record<Name, ProgramToCompare>>,
  { processes, requests }: { readonly processes: number; readonly requests: number },
): Promise<Record<Name, RequestCpuCost>> {
  const names = Object.keys(programs) as Name[];
  const costs = new Map<Name, RequestCpuCost[]>(names.map((name) => [name, []]));
  for (let process = 0; process < processes; process += 1) {
    const turns: Partial<Record<Name, ServerToCompare>> = {};
    try {
      for (const name of names) {
        const { target, request } = programs[name];
        turns[name] = { server: await startMeasuredServer(target), request: request };
      }
      const once = await measureServersInTurns(turns as Record<Name, ServerToCompare>, requests);
      for (const [name, all] of costs) all.push(once[name]);
    } finally {
      for (const name of names) await turns[name]?.server.close();
    }
  }
  return Object.fromEntries([...costs].map(([name, all]) => [name, median(all)])) as Record<Name, RequestCpuCost>;
}

function median(costs: readonly RequestCpuCost[]): RequestCpuCost {
  const middle = costs.toSorted((one, other) => one.perRequest - other.perRequest)[Math.floor(costs.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

async function cpuTime(
  child: ChildProcess,
  request: RequestToMeasure,
  port: number,
  requests: number,
): Promise<RequestCpuCost> {
  const before = await usage(child);
  await load(request, port, requests);
  return { perRequest: ((await usage(child)) - before) / requests, unit: 'µs CPU' };
}

async function instructions(
  child: ChildProcess,
  request: RequestToMeasure,
  port: number,
  requests: number,
): Promise<RequestCpuCost> {
  const perf = spawn('perf', ['stat', '-x', ',', '-e', 'instructions:u', '-p', String(child.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  perf.stderr.on('data', (text) => {
    output += text;
  });
  await load(request, port, requests);
  perf.kill('SIGINT');
  await once(perf, 'exit');
  return { perRequest: Number(output.split(',')[0]) / requests, unit: 'instructions' };
}

async function load(request: RequestToMeasure, firstPort: number, amount: number): Promise<void> {
  const { host, path, encoding, port = firstPort } = request;
  const { errors, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host: `${host}:${port}`, 'accept-encoding': encoding },
    connections: 4,
    amount,
    // autocannon ends at a sample. With its default of a second, timers of the idle server would count as cost of the requests.
    sampleInt: 10,
  });
  if (errors > 0 || non2xx > 0)
    throw new Error(`${path}: ${errors} errors and ${non2xx} answers other than 2xx under load`);
}

async function usage(child: ChildProcess): Promise<number> {
  return Number(await queryChild(child, 'usage'));
}

async function queryChild(child: ChildProcess, key: 'usage' | 'memory'): Promise<unknown> {
  const answer = message(child, key);
  child.send(key);
  return answer;
}

function isMemory(value: unknown): value is ServerMemory {
  return typeof value === 'object' && value !== null && 'heapUsed' in value && 'resident' in value && 'peak' in value;
}

async function message(child: ChildProcess, key: 'ready' | 'usage' | 'memory'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the server under measurement ended'));
    const listener = (received: unknown) => {
      if (typeof received !== 'object' || received === null || !(key in received)) return;
      child.off('message', listener);
      child.off('exit', ended);
      resolve(Object.values(received)[0]);
    };
    child.on('message', listener);
    child.once('exit', ended);
  });
}
