import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type MetricSample, registerCollectedCounter, registerCollectedGauge } from './collected-metrics.ts';
import type { ServedState } from './served-state.ts';

/** What this node is. */
interface NodeIdentity {
  readonly release: string;
  readonly ready: () => boolean;
}

/** Milliseconds between samples. Each one wakes the process, also an idle one. */
export const EVENT_LOOP_PRECISION = 20;

/** Memory that this process may use: that of its container, else of the machine. */
export function findMemoryLimit(): number {
  const limit = constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** Metrics of the process and of what it serves. */
export function createNodeMetrics(
  registry: Registry,
  { store, calls, caches, clock, edges }: Pick<ServedState, 'store' | 'calls' | 'caches' | 'clock' | 'edges'>,
  { release, ready }: NodeIdentity,
): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION });
  const gauge = (name: string, help: string, labelNames: readonly string[], read: () => readonly MetricSample[]) =>
    registerCollectedGauge(registry, { name, help, labelNames, read });
  gauge('vitrine_release_info', 'Release of this node.', ['release'], () => [[[release], 1]]);
  gauge('vitrine_ready', 'Whether this node has documents to serve and is not stopping.', [], () => [
    [[], ready() ? 1 : 0],
  ]);
  gauge('vitrine_documents_held_back', 'Documents whose last good version is served instead.', [], () => [
    [[], store.heldBack().length],
  ]);
  gauge('vitrine_cms_failing_seconds', 'Seconds for which the CMS has not answered; 0 while it does.', [], () => {
    const { failingSince } = store.status();
    return [[[], failingSince === null ? 0 : Math.max(0, (clock() - failingSince) / 1000)]];
  });
  gauge('vitrine_memory_limit_bytes', 'Memory that this process may use.', [], () => [[[], findMemoryLimit()]]);
  gauge('vitrine_api_circuit_open', 'Whether pages do without a group of calls.', ['circuit'], () =>
    calls.status().circuits.map(({ circuit, state }) => [[circuit], state === 'open' ? 1 : 0]),
  );
  gauge('vitrine_cache_entries', 'Entries of each cache.', ['cache'], () =>
    caches().map(({ name, entries }) => [[name], entries]),
  );
  gauge('vitrine_cache_bytes', 'Estimated bytes of each cache.', ['cache'], () =>
    caches().map(({ name, bytes }) => [[name], bytes]),
  );
  registerCollectedCounter(registry, {
    name: 'vitrine_edge_refetches_total',
    help: 'Pages that this node asked an edge for after a purge or an end, by outcome: fetched, stored (it had them), failed.',
    labelNames: ['edge', 'outcome'],
    read: () =>
      (edges?.status() ?? []).flatMap(({ edge, refetches }) => {
        if (!refetches) return [];
        const { waiting: _, ...outcomes } = refetches;
        return Object.entries(outcomes).map(([outcome, count]): MetricSample => [[edge, outcome], count]);
      }),
  });
}
