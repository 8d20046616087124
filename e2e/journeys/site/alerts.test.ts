import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestShopWithSandbox, type TestShopWithSandbox } from '../../../app/server/testing/api-shop.ts';
import { findPromtool } from '../../../scripts/test/find-promtool.ts';
import { listFiringAlerts, type MetricSamples, parseMetricSamples } from '../../harness/alert-rules.ts';
import {
  findUnknownMetricsAndLabels,
  parseMetricLabels,
  readDashboardExpressions,
} from '../../harness/metric-expressions.ts';
import { postJsonToLocalPort, sendGetRequestToLocalPort } from '../../harness/request.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'deploy/observability');
const rules = join(folder, 'alerts.yml');
const ALERTS = [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
const OPERATIONS = { release: '1.2.3', nodeAddresses: [], tracing: null, webVitals: true };
const POLL_OPTIONS = { timeout: 15_000, interval: 50 };
const PAGE_FILE = 'cms-seed/lantern/pages/home.json';

const readMetrics = async ({ operatorsPort }: Pick<TestShopWithSandbox, 'operatorsPort'>) =>
  (await sendGetRequestToLocalPort(operatorsPort, '/metrics')).body;
const readSamples = async (shop: Pick<TestShopWithSandbox, 'operatorsPort'>) =>
  parseMetricSamples(await readMetrics(shop));

const listFiringAlertsBetween = (before: MetricSamples, after: MetricSamples) =>
  listFiringAlerts(rules, ALERTS, before, after);

let shop: TestShopWithSandbox;
let samplesAtRest: MetricSamples;

beforeAll(async () => {
  shop = await openTestShopWithSandbox({ operations: OPERATIONS, edit: () => undefined });
  expect((await shop.get('lantern', '/')).status).toBe(200);
  expect((await shop.get('harbour', '/')).status).toBe(200);
  samplesAtRest = await readSamples(shop);
});

afterAll(() => shop.close());

describe('the alerts', () => {
  test('pass their own tests by promtool', () => {
    const { status, stdout, stderr } = spawnSync(findPromtool(), ['test', 'rules', join(folder, 'alerts.test.yml')], {
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  test('each have a runbook', () => {
    const runbooks = [...readFileSync(rules, 'utf8').matchAll(/runbook: (\S+)/g)].map(([, path = '']) => path);
    expect(runbooks).toHaveLength(ALERTS.length);
    expect(runbooks.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('and the dashboard only name metrics that a shop has', async () => {
    const files = ['alerts.yml', 'dashboard.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
    const namedMetrics = new Set(files.join('\n').match(/\b(?:vitrine|process|nodejs)_[a-z0-9_]+/g));
    const text = await readMetrics(shop);
    const knownMetrics = new Set([...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name = '']) => name));
    expect([...namedMetrics].filter((name) => !knownMetrics.has(name.replace(/_bucket$/, '')))).toEqual([]);
  });

  test('are silent for a shop at rest', () => {
    expect(listFiringAlertsBetween(samplesAtRest, samplesAtRest)).toEqual([]);
  });
});

describe('on a running shop', () => {
  test('an invalid document fires the alert for held-back documents, and its repair ends it', async () => {
    const file = join(shop.project, PAGE_FILE);
    const original = readFileSync(file, 'utf8');
    const readHeldBackCount = async () => (await readSamples(shop)).get('vitrine_documents_held_back');
    writeFileSync(file, '{ "version": 1, "blocks": [');
    await vi.waitFor(async () => expect(await readHeldBackCount()).toBe(1), POLL_OPTIONS);
    expect(listFiringAlertsBetween(samplesAtRest, await readSamples(shop))).toEqual(['VitrineDocumentHeldBack']);
    writeFileSync(file, original);
    await vi.waitFor(async () => expect(await readHeldBackCount()).toBe(0), POLL_OPTIONS);
  });

  test('memory near the limit fires the alert for memory', async () => {
    const samples = new Map(await readSamples(shop));
    const resident = samples.get('process_resident_memory_bytes') ?? 0;
    expect(resident).toBeGreaterThan(50_000_000);
    samples.set('vitrine_memory_limit_bytes', resident * 1.05);
    expect(listFiringAlertsBetween(samplesAtRest, samples)).toEqual(['VitrineMemoryHigh']);
  });

  test('a commerce API that fails opens its circuits and fires the alerts for a slow API and for errors', async () => {
    shop.api.injectFaultIntoAllCalls({ status: 503, body: '{}' });
    shop.pass(20 * 60_000);
    for (let number = 0; number < 12; number += 1) {
      expect((await shop.get('harbour', '/lotto-tickets')).status).toBe(503);
      shop.pass(2_000);
    }
    const samples = await readSamples(shop);
    expect(listFiringAlertsBetween(samplesAtRest, samples)).toEqual(['VitrineApiSlow', 'VitrineErrorBurst']);
  });
});

test('each expression of the alerts and the dashboard has metrics and labels that a shop in use exposes', async () => {
  const host = `harbour.localhost:${shop.port}`;
  const headers = { host, origin: `http://${host}`, cookie: 'consent=non_essential' };
  const report = { route: 'home', lcp: 900, inp: 40, ttfb: 100, cls: 0 };
  expect((await postJsonToLocalPort(shop.port, '/_vitals', headers, report)).status).toBe(204);
  const known = parseMetricLabels(await readMetrics(shop));
  const alerts = [...readFileSync(rules, 'utf8').matchAll(/expr:([\s\S]*?)\n\s+(?:for|labels):/g)];
  const expressions = [
    ...alerts.map(([, expression = '']) => ({ expression, legend: '' })),
    ...readDashboardExpressions(readFileSync(join(folder, 'dashboard.json'), 'utf8')),
  ];
  expect(alerts).toHaveLength(ALERTS.length);
  expect(expressions.flatMap((expression) => findUnknownMetricsAndLabels(expression, known))).toEqual([]);
});

test('an expression with an unknown metric, label, group or legend is found', () => {
  const known = parseMetricLabels('vitrine_a_total{brand="x",route="a}b"} 1\nvitrine_b 2\n');
  const findUnknown = (expression: string, legend = '') => findUnknownMetricsAndLabels({ expression, legend }, known);
  expect(
    findUnknown('sum by (brand) (rate(vitrine_a_total{route=~".*"}[5m])) / on (instance) vitrine_b', '{{brand}}'),
  ).toEqual([]);
  expect(findUnknown('vitrine_c')).toEqual(['vitrine_c']);
  expect(findUnknown('vitrine_b{brand="x"}')).toEqual(['vitrine_b{brand}']);
  expect(findUnknown('sum by (kind) (vitrine_a_total)', '{{route}}')).toEqual(['kind', 'legend {{route}}']);
});

test('a CMS that does not answer for minutes fires the alert for the CMS', async () => {
  const start = Date.now();
  const cms = { kind: 'directus', url: 'http://127.0.0.1:9', token: 'none' } as const;
  const shopWithoutCms = await openTestShopWithSandbox({ operations: OPERATIONS, start, cms });
  try {
    const before = await readSamples(shopWithoutCms);
    shopWithoutCms.pass(6 * 60_000);
    const after = await readSamples(shopWithoutCms);
    expect(after.get('vitrine_ready')).toBe(0);
    expect(listFiringAlertsBetween(before, after)).toEqual(['VitrineCmsAway']);
  } finally {
    await shopWithoutCms.close();
  }
});
