import cluster from 'node:cluster';
import { once } from 'node:events';
import type { WorkerResources } from './process-resources.ts';
import type { WorkerProcess } from './supervisor.ts';

/** The share of the page cache that the supervisor grants its worker. */
export const PAGE_CACHE_BYTES_OF_WORKER_VARIABLE = 'PAGE_CACHE_BYTES_OF_WORKER';

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

/** Passes each message of a worker on to all others. */
export function relayMessagesAmongWorkers(): void {
  cluster.on('message', (from, message) => {
    for (const worker of Object.values(cluster.workers ?? {})) if (worker && worker !== from) worker.send(message);
  });
}
