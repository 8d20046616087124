import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { journey } from '../../harness/journey.ts';
import { sendGetRequestToLocalPort } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 100 };
const CONSENT_COOKIE_VALUE = 'essential,non_essential';
const METRIC_NAMES = ['lcp_seconds', 'inp_seconds', 'ttfb_seconds', 'cls'];

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop({}, undefined, { VITRINE_WEB_VITALS: 'on' });
});

afterAll(() => shop.close());

/** Counts of reported web vitals, such as `lcp_seconds harbour home`. */
async function readCounts(): Promise<Record<string, number>> {
  const { body } = await sendGetRequestToLocalPort(shop.operatorsPort, '/metrics');
  const counts = body.matchAll(/^vitrine_web_vitals_(\w+)_count\{brand="(.*?)",route="(.*?)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...counts].map(([, name, brand, route, count]) => [`${name} ${brand} ${route}`, Number(count)]),
  );
}

const createExpectedCounts = (brand: string, route: string) =>
  Object.fromEntries(METRIC_NAMES.map((name) => [`${name} ${brand} ${route}`, 1]));

/** Clicks once the measuring script has the entries that the browser buffered before, and leaves the page. */
async function clickAndLeave(page: Page, scriptResponse: Promise<Response>): Promise<void> {
  const script = await scriptResponse;
  await script.finished();
  // As text, because Vitest rewrites imports.
  await page.evaluate(`import(${JSON.stringify(script.url())}).then(() => undefined)`);
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
    await promise;
  });
  await page.mouse.click(5, 300);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.goto('about:blank');
}

journey('the speed of a page arrives in the metrics when a visitor who consented leaves it', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour', { port: shop.port });
  await context.addCookies([{ name: 'consent', value: CONSENT_COOKIE_VALUE, url: origin }]);
  const scriptResponse = page.waitForResponse(/\/measure-web-vitals-/);
  await open('/about?token=secret');
  await clickAndLeave(page, scriptResponse);
  await expect.poll(readCounts, POLL_OPTIONS).toEqual(createExpectedCounts('harbour', 'about'));
});

journey('without consent nothing is measured or sent, and consent during the visit begins it', async ({ visit }) => {
  const countsBefore = await readCounts();
  const { page, context, open, origin } = await visit('lantern', { port: shop.port });
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const listMeasurementPaths = () => requestedPaths.filter((path) => /measure-web-vitals|_vitals/.test(path));
  await open('/');
  await page.waitForLoadState('load');
  await open('/about');
  await page.waitForLoadState('load');
  expect(requestedPaths.some((path) => /\/web-vitals-/.test(path))).toBe(true);
  expect([listMeasurementPaths(), await readCounts()]).toEqual([[], countsBefore]);

  await context.addCookies([{ name: 'consent', value: CONSENT_COOKIE_VALUE, url: origin }]);
  const scriptResponse = page.waitForResponse(/\/measure-web-vitals-/);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:consent')));
  await clickAndLeave(page, scriptResponse);
  await expect
    .poll(async () => Object.keys(await readCounts()).filter((key) => key.includes('lantern')), POLL_OPTIONS)
    .toContain('lcp_seconds lantern about');
});

journey('pages of a shop without the setting have no script for it', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  await open('/about');
  expect(await page.locator('script[src]').count()).toBe(1);
});
