import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createWebVitalsMetrics, MOST_PAGES } from './web-vitals-metrics.ts';

async function readSamples(registry: Registry, name: string): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(`${name}{`));
}

test('web vitals become histograms by brand and route, in seconds', async () => {
  const registry = new Registry();
  const receive = createWebVitalsMetrics(registry, null);
  receive('harbour', 'home', { route: 'home', lcp: 2400, inp: 48, ttfb: 90, cls: 0.02 });
  receive('harbour', 'home', { route: 'home', lcp: 2600 });
  const at = '{brand="harbour",route="home"}';
  expect(await readSamples(registry, 'vitrine_web_vitals_lcp_seconds_sum')).toEqual([
    `vitrine_web_vitals_lcp_seconds_sum${at} 5`,
  ]);
  expect(await readSamples(registry, 'vitrine_web_vitals_lcp_seconds_bucket')).toContain(
    'vitrine_web_vitals_lcp_seconds_bucket{le="2.5",brand="harbour",route="home"} 1',
  );
  expect(await readSamples(registry, 'vitrine_web_vitals_inp_seconds_sum')).toEqual([
    `vitrine_web_vitals_inp_seconds_sum${at} 0.048`,
  ]);
  expect(await readSamples(registry, 'vitrine_web_vitals_ttfb_seconds_count')).toEqual([
    `vitrine_web_vitals_ttfb_seconds_count${at} 1`,
  ]);
  expect(await readSamples(registry, 'vitrine_web_vitals_cls_sum')).toEqual([`vitrine_web_vitals_cls_sum${at} 0.02`]);
});

test('pages beyond the limit are counted by brand, under the route "other"', async () => {
  const registry = new Registry();
  const receive = createWebVitalsMetrics(registry, null);
  for (let number = 0; number < MOST_PAGES + 20; number += 1)
    receive('harbour', `route-${number}`, { route: `route-${number}`, ttfb: 10 });
  const counts = await readSamples(registry, 'vitrine_web_vitals_ttfb_seconds_count');
  expect(counts).toHaveLength(MOST_PAGES + 1);
  expect(counts.at(-1)).toBe('vitrine_web_vitals_ttfb_seconds_count{brand="harbour",route="other"} 20');
});

test('a traced node makes a span of each report, with the route of the server', () => {
  const spans: unknown[] = [];
  const receive = createWebVitalsMetrics(new Registry(), {
    traceSync: (name, attributes, work) => {
      spans.push([name, attributes]);
      return work();
    },
  });
  receive('harbour', 'other', { route: 'ada@harbour.example', lcp: 2400 });
  expect(spans).toEqual([['web vitals', { brand: 'harbour', route: 'other', lcp: 2400 }]]);
});
