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

const POLL_OPTIONS = { timeout: 20_000 };
const BUSY_MESSAGE = 'We are experiencing large load times on our server. Thank you for being patient.';
const MAINTENANCE_MESSAGE = "We'll be up and running again soon after this scheduled maintenance.";

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

const requestPage = async (brand: string, path = '/') =>
  get(shop.port, path, { host: `${brand}.localhost:${shop.port}` });

/** Injects a fault into the list of offers, or removes it with null, and clears the cache of API responses. */
async function setOffersFault(body: string | null, status = 200): Promise<void> {
  if (body === null) api.removeFaults();
  else api.injectFault('product-offers.list', { status, body });
  const headers = { host: `harbour.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  expect((await get(shop.port, '/about?clear_cache=1', headers)).status).toBe(302);
}

function editDocument(path: string, change: object): void {
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
  const [missingStatus, missingText] = await open('/there/is/nothing/here');
  expect(missingStatus).toBe(404);
  expect(missingText).toContain('Something went wrong.');
  expect(missingText).toContain("It's looking like you may have taken a wrong turn.");
  coversSpec('screens', 'error-page.404', await capturePageObservation(page));
  coversSpec('messages', ['error-page.404.title', 'error-page.404.body'], await capturePageObservation(page));
  coversSpec('errors', 'page.404', await capturePageObservation(page));
  await page.getByRole('main').getByRole('link', { name: texts.errorPageMessage.home() }).click();
  await page.waitForURL(`${origin}/`);

  // The cached page is served until an operator clears the cache.
  const requestStatusAndLocation = async (path: string, ownHeaders = {}) => {
    const { status, headers } = await get(shop.port, path, { host: `harbour.localhost:${shop.port}`, ...ownHeaders });
    return [status, headers.location];
  };
  const operator = { authorization: `Bearer ${shop.operatorToken}` };
  const requestBeforeAndAfterFault = async () => {
    api.removeFaults();
    await requestStatusAndLocation('/charity-tickets?clear_cache=1', operator);
    const responseBefore = await requestStatusAndLocation('/charity-tickets');
    api.injectFault('product-offers.list', { status: 200, body: '{"result": []}' });
    return [responseBefore, await requestStatusAndLocation('/charity-tickets?clear_cache=1')];
  };
  // Cached offers expire when a draw closes, which can happen between the two requests.
  await expect.poll(requestBeforeAndAfterFault).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await requestStatusAndLocation('/charity-tickets?clear_cache=1', operator)).toEqual([302, '/charity-tickets']);
  expect(await requestStatusAndLocation('/charity-tickets')).toEqual([418, undefined]);
  const [noOffersStatus, noOffersText] = await open('/charity-tickets');
  coversSpec('query-params', 'clear-cache', await capturePageObservation(page));
  expect(noOffersStatus).toBe(418);
  expect(noOffersText).toContain(
    'There are currently no products available, please check back later. Thank you for being patient.',
  );
  coversSpec('screens', 'error-page.418', await capturePageObservation(page));
  coversSpec('messages', 'error-page.418', await capturePageObservation(page));
  coversSpec('errors', 'page.418', await capturePageObservation(page));

  await setOffersFault('{"errors":[]}', 500);
  const [failedStatus, failedText] = await open('/golden-bay');
  expect([failedStatus, failedText.includes(BUSY_MESSAGE)]).toEqual([500, true]);
  coversSpec('screens', 'error-page.500', await capturePageObservation(page));
  coversSpec('messages', 'error-page.500', await capturePageObservation(page));
  coversSpec('errors', 'page.500', await capturePageObservation(page));
  await setOffersFault(null);
  await page.getByRole('main').getByRole('button', { name: texts.errorPageMessage.reload() }).click();
  await page.getByRole('heading', { level: 1, name: 'Golden Bay' }).waitFor();

  writeFileSync(join(shop.project, 'cms-seed/harbour/pages/error-500.json'), '{"version":1,"disabled":true}');
  await setOffersFault('{"errors":[]}', 500);
  await expect
    .poll(async () => (await requestPage('harbour', '/golden-bay')).body, POLL_OPTIONS)
    .not.toContain(BUSY_MESSAGE);
  const [genericStatus, genericText] = await open('/golden-bay');
  expect([genericStatus, genericText.includes("It's not you, it's us!")]).toEqual([500, true]);
  expect(await page.getByRole('link', { name: texts.unrecoverableError.home() }).count()).toBe(1);
  expect(await page.getByRole('button', { name: texts.errorPageMessage.reload() }).count()).toBe(1);
  await setOffersFault(null);
  coversSpec('screens', 'error-page.generic', await capturePageObservation(page));
  coversSpec('messages', 'error-page.generic', await capturePageObservation(page));
  coversSpec('errors', 'page.generic', await capturePageObservation(page));
});

journey('an operator closes one brand for maintenance by its site document, and opens it again', async ({ visit }) => {
  const visitor = await visit('lantern', { port: shop.port, expected: /status of 503/ });
  const { page, origin } = visitor;
  await visitor.open('/');
  // A call of this page that is still under way would be refused by the maintenance, and reported.
  await page.waitForLoadState('networkidle');
  const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString().replace('.000Z', 'Z');
  const documentPath = 'site-configs/lantern/site.json';
  editDocument(documentPath, { maintenance: { active: true, until } });
  await expect.poll(async () => (await requestPage('lantern')).status, POLL_OPTIONS).toBe(503);
  for (const address of ['/', '/raffles', '/my-account', '/nothing']) {
    const { status, headers, body } = await requestPage('lantern', address);
    expect([status, Number(headers['retry-after']) > 3_000, body.includes('scheduled maintenance')]).toEqual([
      503,
      true,
      true,
    ]);
  }
  const browserHeaders = { host: `lantern.localhost:${shop.port}`, origin, 'sec-fetch-site': 'same-origin' };
  expect((await post(shop.port, '/_api/anon-cart.create', browserHeaders, {})).status).toBe(503);
  expect((await requestPage('harbour', '/about')).status).toBe(200);

  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/raffles`);
  await page.getByText(MAINTENANCE_MESSAGE).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requestedPaths).not.toContain('/_visitor');
  expect(await findAxeViolations(page)).toEqual([]);
  editDocument(documentPath, { maintenance: { active: false } });
  await expect.poll(async () => (await requestPage('lantern')).status, POLL_OPTIONS).toBe(200);
  coversSpec('screens', 'error-page.503', await capturePageObservation(page));
  coversSpec('messages', 'error-page.503', await capturePageObservation(page));
  coversSpec('errors', 'page.503', await capturePageObservation(page));
});

journey('a page open for a day reloads once when its code no longer exists', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { expected: /toasts|dynamically imported|ERR_FAILED/ });
  const documentUrls: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documentUrls.push(request.url()));
  // The file no longer exists; those named by the reloaded page do.
  let isGone = true;
  await page.route('**/_assets/toasts-*.js', (route) => (isGone ? route.abort() : route.fallback()));
  const showToast = () =>
    page.evaluate(
      () =>
        void document.dispatchEvent(
          new CustomEvent('vitrine:toast', { detail: { message: 'No news', level: 'info' } }),
        ),
    );
  const expectToastShown = async () => {
    // An error is reported only once the page's code has loaded.
    const showAndReadToasts = async () => {
      await showToast();
      return (await page.getByRole('status').allInnerTexts()).join('\n');
    };
    await expect.poll(showAndReadToasts).toContain('No news');
  };
  // Without an explicit time the clock may give the page a wrong time origin.
  await page.clock.install({ time: new Date() });
  await open('/about');
  await expectToastShown();
  await page.clock.fastForward('23:59:00');
  await expectToastShown();
  expect(documentUrls).toEqual([`${origin}/about`]);
  const documentsBefore = documentUrls.length;
  page.once('domcontentloaded', () => (isGone = false));
  const loadEvent = page.waitForEvent('load');
  await page.clock.fastForward('01:01');
  // The page may close before this returns.
  await showToast().catch(() => undefined);
  await loadEvent;
  await page.locator('h1').waitFor();
  await expectToastShown();
  expect(documentUrls.length - documentsBefore).toBe(1);
  coversSpec('errors', 'chunk-load', await capturePageObservation(page));
  coversSpec('flows', 'chunk-reload', await capturePageObservation(page));
  coversSpec('constants', 'error.chunk-reload-after', await capturePageObservation(page));
});

test('browser reports reach the error service: policy violations once a kind, failed code loads never, secrets left out', async () => {
  const { port, apiUrl } = inject('shop');
  const host = `harbour.localhost:${port}`;
  const fetchErrors = () => fetchReportedErrors(apiUrl);
  const reportViolation = (path: string) =>
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
  await reportViolation('/');
  await reportViolation('/about');
  await post(port, '/_report', { host }, { kind: 'uncaught', message: 'Loading chunk 7 failed', path: '/' });
  await post(
    port,
    '/_report',
    { host },
    { kind: 'analytics', message: 'loading failed', path: '/receipt/tok3n-0123456789-0123456789' },
  );
  await expect.poll(async () => (await fetchErrors()).map(({ logger }) => logger), POLL_OPTIONS).toContain('analytics');
  const ownReports = (await fetchErrors()).filter((event) => /evil|chunk 7|loading failed/.test(JSON.stringify(event)));
  expect(ownReports.map(({ logger }) => logger).toSorted()).toEqual(['analytics', 'csp']);
  expect(JSON.stringify(ownReports)).not.toMatch(/tok3n|visitor=7/);
  for (const event of ownReports) {
    coversSpec('rules', 'error.reporting', event);
    if (event.logger === 'csp') coversSpec('errors', 'report.csp', event);
    else {
      coversSpec('errors', ['analytics.load', 'report.client-custom'], event);
      coversSpec('analytics', 'rule.load-failure', event);
    }
  }
});
