import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { ObservedRequest } from '#engine/telemetry/request-observer.ts';
import { createRequestMetrics, MOST_BRANDS, MOST_ROUTES } from './request-metrics.ts';

const PAGE: ObservedRequest = {
  kind: 'page',
  site: 'harbour',
  route: 'home',
  status: 200,
  milliseconds: 7,
  origin: 'made',
};

async function readSamples(registry: Registry, name: string): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
}

test('requests are counted by brand, route, kind and status class, and timed by route and kind', async () => {
  const registry = new Registry();
  const metrics = createRequestMetrics(registry, () => 0);
  metrics.observe(PAGE);
  metrics.observe({ ...PAGE, status: 503 });
  metrics.observe({ ...PAGE, kind: 'call', route: 'cart.get', status: 499, origin: null });
  expect(await readSamples(registry, 'vitrine_requests_total')).toEqual([
    'vitrine_requests_total{route="home",kind="page",brand="harbour",status="2xx"} 1',
    'vitrine_requests_total{route="home",kind="page",brand="harbour",status="5xx"} 1',
    'vitrine_requests_total{route="other",kind="call",brand="harbour",status="closed"} 1',
  ]);
  expect(await readSamples(registry, 'vitrine_request_duration_seconds_count')).toEqual([
    'vitrine_request_duration_seconds_count{route="home",kind="page"} 2',
    'vitrine_request_duration_seconds_count{route="other",kind="call"} 1',
  ]);
});

test('each of many requests is counted once, also when metrics are read between them', async () => {
  const registry = new Registry();
  const metrics = createRequestMetrics(registry, () => 0);
  for (const more of [300, 1]) {
    for (let request = 0; request < more; request += 1) metrics.observe(PAGE);
    await registry.metrics();
  }
  expect(await readSamples(registry, 'vitrine_pages_total')).toEqual([
    'vitrine_pages_total{brand="harbour",origin="made"} 301',
  ]);
});

test('each answer with a cached page is counted once, however often the metrics are read', async () => {
  const registry = new Registry();
  const metrics = createRequestMetrics(registry, () => 0);
  for (const status of [200, 200, 304]) metrics.observeCachedPage({ site: 'harbour', route: 'home' }, status);
  const expected = [
    'vitrine_requests_total{brand="harbour",route="home",kind="page",status="2xx"} 2',
    'vitrine_requests_total{brand="harbour",route="home",kind="page",status="3xx"} 1',
  ];
  expect(await readSamples(registry, 'vitrine_requests_total')).toEqual(expected);
  expect(await readSamples(registry, 'vitrine_requests_total')).toEqual(expected);
  expect(await readSamples(registry, 'vitrine_pages_total')).toEqual([
    'vitrine_pages_total{brand="harbour",origin="cache"} 3',
  ]);
});

test('brands and routes beyond the limits are counted as "other"', async () => {
  const registry = new Registry();
  const metrics = createRequestMetrics(registry, () => 0);
  for (let number = 0; number < 1000; number += 1) {
    metrics.observe({ ...PAGE, site: `brand-${number}` });
    metrics.observeCachedPage({ site: 'harbour', route: `route-${number}` }, 200);
  }
  const samples = await readSamples(registry, 'vitrine_requests_total');
  const countOf = (label: RegExp) => new Set(samples.map((line) => label.exec(line)?.[1])).size;
  expect([countOf(/brand="([^"]*)"/), countOf(/route="([^"]*)"/)]).toEqual([MOST_BRANDS + 1, MOST_ROUTES + 1]);
});

test('requests under way are those that began and have not ended', async () => {
  const registry = new Registry();
  const metrics = createRequestMetrics(registry, () => 0);
  metrics.began();
  metrics.began();
  metrics.ended();
  expect(await readSamples(registry, 'vitrine_requests_under_way')).toEqual(['vitrine_requests_under_way 1']);
});
