import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { SettingValues } from '../settings/all-settings.ts';

const MIB = 1024 * 1024;

/** Memory of the supervisor, and of a worker before it holds any page. */
const SUPERVISOR_BYTES = 64 * MIB;
const WORKER_BYTES = 256 * MIB;

/** Part of a worker's memory for V8's old space; the rest is for buffers, the stack and the young generation. */
const HEAP_SHARE = 0.75;

const SMALLEST_HEAP = 96;

/** Where distributions and container images put jemalloc. */
const JEMALLOC_PATHS = [
  '/usr/lib/x86_64-linux-gnu/libjemalloc.so.2',
  '/usr/lib/aarch64-linux-gnu/libjemalloc.so.2',
  '/usr/lib64/libjemalloc.so.2',
  '/usr/lib/libjemalloc.so.2',
  '/usr/local/lib/libjemalloc.so.2',
];

export interface MachineResources {
  /** Cores that the machine, or the cgroup of a container, allows. */
  readonly cores: number;
  /** Bytes that the cgroup allows; null without a limit. */
  readonly memoryLimit: number | null;
  readonly jemalloc: string | null;
}

export interface WorkerResources {
  readonly workers: number;
  /** Bytes of ready pages in each worker. */
  readonly pageCacheBytes: number;
  /** `--max-old-space-size` of each worker in MiB; null where V8 decides. */
  readonly heapMib: number | null;
  readonly jemalloc: string | null;
}

export function detectMachineResources(): MachineResources {
  const limit = process.constrainedMemory();
  return {
    cores: availableParallelism(),
    // Without a limit, cgroup v1 has a number that no machine reaches.
    memoryLimit: limit > 0 && limit < 2 ** 50 ? limit : null,
    jemalloc: JEMALLOC_PATHS.find((path) => existsSync(path)) ?? null,
  };
}

/** Divides cores and memory among workers. */
export function divideResources(
  { cores, memoryLimit, jemalloc }: MachineResources,
  { VITRINE_WORKERS, VITRINE_PAGE_CACHE_BYTES }: Pick<SettingValues, 'VITRINE_WORKERS' | 'VITRINE_PAGE_CACHE_BYTES'>,
): WorkerResources {
  if (memoryLimit === null) {
    const workers = VITRINE_WORKERS ?? cores;
    return { workers, jemalloc, heapMib: null, pageCacheBytes: Math.floor(VITRINE_PAGE_CACHE_BYTES / workers) };
  }
  const usable = Math.max(0, memoryLimit * 0.9 - SUPERVISOR_BYTES);
  const workers = VITRINE_WORKERS ?? Math.max(1, Math.min(cores, Math.floor(usable / WORKER_BYTES)));
  const pages = Math.min(VITRINE_PAGE_CACHE_BYTES, usable / 4);
  const heap = Math.floor((((usable - pages) / workers) * HEAP_SHARE) / MIB);
  return {
    workers,
    jemalloc,
    heapMib: Math.max(SMALLEST_HEAP, heap),
    pageCacheBytes: Math.floor(pages / workers),
  };
}
