import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { FaultyApiProxy } from '../../harness/faulty-api.ts';
import { journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { fetchReportedErrors } from '../../harness/reported-errors.ts';
import { sendGetRequestToLocalPort as get, postJsonToLocalPort as post } from '../../harness/request.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';

const PATIENCE = { timeout: 20_000 };
const BUSY = 'We are experiencing large load times on our server. Thank you for being patient.';
const CLOSED = "We'll be up and running again soon after this scheduled maintenance.";

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(new URL('../../..', import.meta.url).pathname));
  shop = await startTestShop({ apiUrl: api.url, caching: { pageBytes: 0, dataFor: 0 } });
});
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

const statusOf = async (brand: string, path = '/') => get(shop.port, path, { host: `${brand}.localhost:${shop.port}` });

/** Clears the cache of API responses. */
async function tell(body: string | null, status = 200): Promise<void> {
  if (body === null) api.mend();
  else api.spoil('product-offers.list', { status, body });
  const headers = { host: `harbour.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  expect((await get(shop.port, '/about?clear_cache=1', headers)).status).toBe(302);
}

function write(path: string, change: object): void {
  const file = join(shop.project, path);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

journey('each kind of failure has its own page, with its status and a way on', async ({ visit }) => {
  const { page, origin } = await visit('harbour', { port: shop.port, expected: /status of (?:404|418|500)/ });
  const open = async (path: string) => {
    const response = await page.goto(origin + path);
    expect(await findAxeViolations(page)).toEqual([]);
    return [response?.status(), await page.getByRole('main').innerText()] as const;
  };
  const [missing, lost] = await open('/there/is/nothing/here');
  expect(missing).toBe(404);
  expect(lost).toContain('Something went wrong.');
  expect(lost).toContain("It's looking like you may have taken a wrong turn.");
  coversSpec('screens', 'error-page.404', await capturePageObservation(page));
  coversSpec('messages', ['error-page.404.title', 'error-page.404.body'], await capturePageObservation(page));
  coversSpec('errors', 'page.404', await capturePageObservation(page));
  await page.getByRole('main').getByRole('link', { name: texts.errorPageMessage.home() }).click();
  await page.waitForURL(`${origin}/`);

  // The cached page is served until an operator clears the cache.
  const sold = async (path: string, own = {}) => {
    const { status, headers } = await get(shop.port, path, { host: `harbour.localhost:${shop.port}`, ...own });
    return [status, headers.location];
  };
  const operator = { authorization: `Bearer ${shop.operatorToken}` };
  const requestBeforeAndAfterFault = async () => {
    api.mend();
    await sold('/charity-tickets?clear_cache=1', operator);
    const before = await sold('/charity-tickets');
    api.spoil('product-offers.list', { status: 200, body: '{"result": []}' });
    return [before, await sold('/charity-tickets?clear_cache=1')];
  };
  // Cached offers expire when a draw closes, which can happen between the two requests.
  await expect.poll(requestBeforeAndAfterFault).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await sold('/charity-tickets?clear_cache=1', operator)).toEqual([302, '/charity-tickets']);
  expect(await sold('/charity-tickets')).toEqual([418, undefined]);
  const [teapot, nothing] = await open('/charity-tickets');
  coversSpec('query-params', 'clear-cache', await capturePageObservation(page));
  expect(teapot).toBe(418);
  expect(nothing).toContain(
    'There are currently no products available, please check back later. Thank you for being patient.',
  );
  coversSpec('screens', 'error-page.418', await capturePageObservation(page));
  coversSpec('messages', 'error-page.418', await capturePageObservation(page));
  coversSpec('errors', 'page.418', await capturePageObservation(page));

  await tell('{"errors":[]}', 500);
  const [failed, busy] = await open('/golden-bay');
  expect([failed, busy.includes(BUSY)]).toEqual([500, true]);
  coversSpec('screens', 'error-page.500', await capturePageObservation(page));
  coversSpec('messages', 'error-page.500', await capturePageObservation(page));
  coversSpec('errors', 'page.500', await capturePageObservation(page));
  await tell(null);
  await page.getByRole('main').getByRole('button', { name: texts.errorPageMessage.reload() }).click();
  await page.getByRole('heading', { level: 1, name: 'Golden Bay' }).waitFor();

  writeFileSync(join(shop.project, 'cms-seed/harbour/pages/error-500.json'), '{"version":1,"disabled":true}');
  await tell('{"errors":[]}', 500);
  await expect.poll(async () => (await statusOf('harbour', '/golden-bay')).body, PATIENCE).not.toContain(BUSY);
  const [generic, words] = await open('/golden-bay');
  expect([generic, words.includes("It's not you, it's us!")]).toEqual([500, true]);
  expect(await page.getByRole('link', { name: texts.unrecoverableError.home() }).count()).toBe(1);
  expect(await page.getByRole('button', { name: texts.errorPageMessage.reload() }).count()).toBe(1);
  await tell(null);
  coversSpec('screens', 'error-page.generic', await capturePageObservation(page));
  coversSpec('messages', 'error-page.generic', await capturePageObservation(page));
  coversSpec('errors', 'page.generic', await capturePageObservation(page));
});

journey('an operator closes one brand for maintenance by its site document, and opens it again', async ({ visit }) => {
  const visitor = await visit('lantern', { port: shop.port, expected: /status of 503/ });
  const { page, origin } = visitor;
  await visitor.open('/');
  const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString().replace('.000Z', 'Z');
  const path = 'site-configs/lantern/site.json';
  write(path, { maintenance: { active: true, until } });
  await expect.poll(async () => (await statusOf('lantern')).status, PATIENCE).toBe(503);
  for (const address of ['/', '/raffles', '/my-account', '/nothing']) {
    const { status, headers, body } = await statusOf('lantern', address);
    expect([status, Number(headers['retry-after']) > 3_000, body.includes('scheduled maintenance')]).toEqual([
      503,
      true,
      true,
    ]);
  }
  const own = { host: `lantern.localhost:${shop.port}`, origin, 'sec-fetch-site': 'same-origin' };
  expect((await post(shop.port, '/_api/anon-cart.create', own, {})).status).toBe(503);
  expect((await statusOf('harbour', '/about')).status).toBe(200);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/raffles`);
  await page.getByText(CLOSED).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/_visitor');
  expect(await findAxeViolations(page)).toEqual([]);
  write(path, { maintenance: { active: false } });
  await expect.poll(async () => (await statusOf('lantern')).status, PATIENCE).toBe(200);
  coversSpec('screens', 'error-page.503', await capturePageObservation(page));
  coversSpec('messages', 'error-page.503', await capturePageObservation(page));
  coversSpec('errors', 'page.503', await capturePageObservation(page));
});

journey('a page open for a day reloads once when its code no longer exists', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { expected: /toasts|dynamically imported|ERR_FAILED/ });
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  // The file no longer exists; those named by the reloaded page do.
  let isGone = true;
  await page.route('**/_assets/toasts-*.js', (route) => (isGone ? route.abort() : route.fallback()));
  const toast = () =>
    page.evaluate(
      () =>
        void document.dispatchEvent(
          new CustomEvent('vitrine:toast', { detail: { message: 'No news', level: 'info' } }),
        ),
    );
  const told = async () => {
    // An error is reported only once the page's code has loaded.
    const heard = async () => {
      await toast();
      return (await page.getByRole('status').allInnerTexts()).join('\n');
    };
    await expect.poll(heard).toContain('No news');
  };
  // Without an explicit time the clock may give the page a wrong time origin.
  await page.clock.install({ time: new Date() });
  await open('/about');
  await told();
  await page.clock.fastForward('23:59:00');
  await told();
  expect(documents).toEqual([`${origin}/about`]);
  const before = documents.length;
  page.once('domcontentloaded', () => (isGone = false));
  const loaded = page.waitForEvent('load');
  await page.clock.fastForward('01:01');
  // The page may close meanwhile.
  await toast().catch(() => undefined);
  await loaded;
  await page.locator('h1').waitFor();
  await told();
  expect(documents.length - before).toBe(1);
  coversSpec('errors', 'chunk-load', await capturePageObservation(page));
  coversSpec('flows', 'chunk-reload', await capturePageObservation(page));
  coversSpec('constants', 'error.chunk-reload-after', await capturePageObservation(page));
});

test('browser reports reach the error service: policy violations once a kind, failed code loads never, secrets left out', async () => {
  const { port, apiUrl } = inject('shop');
  const host = `harbour.localhost:${port}`;
  const heard = () => fetchReportedErrors(apiUrl);
  const violate = (path: string) =>
    post(
      port,
      '/_report/csp',
      { host },
      {
        'csp-report': {
          'document-uri': `http://${host}${path}`,
          'effective-directive': 'img-src',
          'blocked-uri': 'https://evil.example/x?visitor=7',
        },
      },
    );
  await violate('/');
  await violate('/about');
  await post(port, '/_report', { host }, { kind: 'uncaught', message: 'Loading chunk 7 failed', path: '/' });
  await post(
    port,
    '/_report',
    { host },
    { kind: 'analytics', message: 'loading failed', path: '/receipt/tok3n-0123456789-0123456789' },
  );
  await expect.poll(async () => (await heard()).map(({ logger }) => logger), PATIENCE).toContain('analytics');
  const mine = (await heard()).filter((event) => /evil|chunk 7|loading failed/.test(JSON.stringify(event)));
  expect(mine.map(({ logger }) => logger).toSorted()).toEqual(['analytics', 'csp']);
  expect(JSON.stringify(mine)).not.toMatch(/tok3n|visitor=7/);
  for (const event of mine) {
    coversSpec('rules', 'error.reporting', event);
    if (event.logger === 'csp') coversSpec('errors', 'report.csp', event);
    else {
      coversSpec('errors', ['analytics.load', 'report.client-custom'], event);
      coversSpec('analytics', 'rule.load-failure', event);
    }
  }
});
