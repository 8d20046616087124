import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { ServedState } from './served-state.ts';

/** What this node is. */
interface NodeIdentity {
  readonly release: string;
  readonly ready: () => boolean;
}

/** Memory that this process may use: that of its container, else of the machine. */
export function findMemoryLimit(): number {
  const limit = constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** Metrics of the process and of what it serves. */
export function createNodeMetrics(
  registry: Registry,
  { store, calls, caches, clock }: Pick<ServedState, 'store' | 'calls' | 'caches' | 'clock'>,
  { release, ready }: NodeIdentity,
): void {
  collectDefaultMetrics({ register: registry });
  gauge(registry, 'vitrine_release_info', 'Release of this node.', ['release'], () => [[[release], 1]]);
  gauge(registry, 'vitrine_ready', 'Whether this node has documents to serve and is not stopping.', [], () => [
    [[], ready() ? 1 : 0],
  ]);
  gauge(registry, 'vitrine_documents_held_back', 'Documents whose last good version is served instead.', [], () => [
    [[], store.heldBack().length],
  ]);
  gauge(
    registry,
    'vitrine_cms_failing_seconds',
    'Seconds for which the CMS has not answered; 0 while it does.',
    [],
    () => {
      const { failingSince } = store.status();
      return [[[], failingSince === null ? 0 : Math.max(0, (clock() - failingSince) / 1000)]];
    },
  );
  gauge(registry, 'vitrine_memory_limit_bytes', 'Memory that this process may use.', [], () => [
    [[], findMemoryLimit()],
  ]);
  gauge(registry, 'vitrine_api_circuit_open', 'Whether pages do without a group of calls.', ['circuit'], () =>
    calls.status().circuits.map(({ circuit, state }) => [[circuit], state === 'open' ? 1 : 0]),
  );
  gauge(registry, 'vitrine_cache_entries', 'Entries of each cache.', ['cache'], () =>
    caches().map(({ name, entries }) => [[name], entries]),
  );
  gauge(registry, 'vitrine_cache_bytes', 'Estimated bytes of each cache.', ['cache'], () =>
    caches().map(({ name, bytes }) => [[name], bytes]),
  );
}

type Sample = readonly [labels: readonly string[], value: number];

function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => readonly Sample[],
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of read()) this.labels(...labels).set(value);
    },
  });
}
