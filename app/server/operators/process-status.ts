import { monitorEventLoopDelay } from 'node:perf_hooks';
import { EVENT_LOOP_PRECISION, findMemoryLimit } from './node-metrics.ts';

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/** Part of `/_status` about the process itself. */
export interface ProcessStatus {
  readonly release: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly stopping: boolean;
  readonly requestsUnderWay: number;
  /** In bytes. */
  readonly memory: {
    readonly resident: number;
    readonly heap: number;
    readonly external: number;
    readonly limit: number;
  };
  /** In milliseconds, since the start. */
  readonly eventLoopDelay: { readonly mean: number; readonly p99: number; readonly max: number };
}

export interface ProcessStatusSource {
  readonly release: string;
  readonly startedAt: number;
  readonly stopping: AbortSignal;
  readonly countOpenRequests: () => number;
}

/** Measures the event loop from now on. */
export function createProcessStatus({
  release,
  startedAt,
  stopping,
  countOpenRequests: underWay,
}: ProcessStatusSource) {
  const delay = monitorEventLoopDelay({ resolution: EVENT_LOOP_PRECISION });
  delay.enable();
  return {
    read(): ProcessStatus {
      const { rss, heapUsed, external } = process.memoryUsage();
      const late = (value: number) =>
        Number.isFinite(value)
          ? Math.max(0, Math.round(value / NANOSECONDS_PER_MILLISECOND) - EVENT_LOOP_PRECISION)
          : 0;
      return {
        release,
        startedAt,
        stopping: stopping.aborted,
        requestsUnderWay: underWay(),
        memory: { resident: rss, heap: heapUsed, external, limit: findMemoryLimit() },
        eventLoopDelay: { mean: late(delay.mean), p99: late(delay.percentile(99)), max: late(delay.max) },
      };
    },
    close: () => void delay.disable(),
  };
}
