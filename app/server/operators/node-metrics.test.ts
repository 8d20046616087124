import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createNodeMetrics } from './node-metrics.ts';
import type { ServedState } from './served-state.ts';

test('pages fetched again through an edge are counted by edge and outcome', async () => {
  const registry = new Registry();
  let fetched = 3;
  const common = { waiting: 0, failures: 0, lastError: null, lastPurge: null };
  const edges: ServedState['edges'] = {
    status: () => [
      { ...common, edge: 'varnish a', refetches: { waiting: 7, fetched, stored: 2, failed: 1 } },
      { ...common, edge: 'fastly b', refetches: null },
    ],
  };
  const source = { source: 'files', lastSuccess: 0, lastFailure: null, failingSince: null, restored: false };
  const store: ServedState['store'] = {
    status: () => source,
    heldBack: () => [],
    missingContent: () => [],
    view: () => expect.unreachable(),
  };
  const calls = { status: () => ({ circuits: [], data: [] }) };
  createNodeMetrics(
    registry,
    { store, calls, caches: () => [], clock: () => 0, edges },
    { release: '1', ready: () => true },
  );
  const read = async () =>
    (await registry.getSingleMetricAsString('vitrine_edge_refetches_total'))
      .split('\n')
      .filter((line) => !line.startsWith('#'));
  const expected = (count: number) => [
    `vitrine_edge_refetches_total{edge="varnish a",outcome="fetched"} ${count}`,
    'vitrine_edge_refetches_total{edge="varnish a",outcome="stored"} 2',
    'vitrine_edge_refetches_total{edge="varnish a",outcome="failed"} 1',
  ];
  expect(await read()).toEqual(expected(3));
  fetched = 5;
  expect(await read()).toEqual(expected(5));
});
