import cluster from 'node:cluster';
import { once } from 'node:events';
import type { WorkerOperators } from './node-operators.ts';
import type { WorkerResources } from './process-resources.ts';
import type { WorkerProcess } from './supervisor.ts';

/** The share of the page cache that the supervisor grants its worker. */
export const PAGE_CACHE_BYTES_OF_WORKER_VARIABLE = 'PAGE_CACHE_BYTES_OF_WORKER';

/** A notice of the CMS, which reaches one worker. */
export const CMS_NOTICE = 'cms-notice';

/** Message of a worker to its supervisor once its operators' port is open. */
export interface OperatorsPortMessage {
  readonly operatorsPort: number;
}

/** Starts this command again as a worker process, which accepts connections of the supervisor's port. */
export function createWorkerForker(
  script: string,
  args: readonly string[],
  { heapMib, jemalloc, pageCacheBytes }: WorkerResources,
): () => WorkerProcess {
  cluster.setupPrimary({
    exec: script,
    args: [...args],
    execArgv: [...process.execArgv, ...(heapMib === null ? [] : [`--max-old-space-size=${heapMib}`])],
  });
  const environment = {
    [PAGE_CACHE_BYTES_OF_WORKER_VARIABLE]: String(pageCacheBytes),
    ...(jemalloc !== null && { LD_PRELOAD: jemalloc }),
  };
  return () => {
    const worker = cluster.fork(environment);
    return {
      pid: worker.process.pid ?? 0,
      ready: once(worker, 'listening').then(() => undefined),
      exited: once(worker, 'exit').then(([code, signal]) => (signal ? String(signal) : `exit code ${code}`)),
      drain: () => void worker.process.kill('SIGTERM'),
      kill: () => void worker.process.kill('SIGKILL'),
    };
  };
}

/** Passes each notice of the CMS on from the worker that got it to all others. */
export function relayNoticesAmongWorkers(): void {
  cluster.on('message', (from, message) => {
    if (message !== CMS_NOTICE) return;
    for (const worker of Object.values(cluster.workers ?? {})) if (worker && worker !== from) worker.send(message);
  });
}

/** The operators' ports of the workers that run. A worker in place of another takes the lowest free number. */
export function trackOperatorsPortsOfWorkers(): () => readonly WorkerOperators[] {
  const ports = new Map<number, WorkerOperators>();
  cluster.on('message', (from, message: unknown) => {
    const port: unknown = Object(message).operatorsPort;
    if (typeof port !== 'number') return;
    const taken = new Set([...ports.values()].map(({ worker }) => worker));
    let place = 1;
    while (taken.has(place)) place += 1;
    ports.set(from.id, { worker: place, port });
  });
  cluster.on('exit', ({ id }) => void ports.delete(id));
  return () => [...ports.values()].toSorted((a, b) => a.worker - b.worker);
}
