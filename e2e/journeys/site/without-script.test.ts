import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

/** Product pages of each brand. */
const PRODUCT_LIST_PATHS: Readonly<Record<Brand, string>> = {
  harbour: '/lotto-tickets',
  lantern: '/raffles',
  sunnyside: '/charity-tickets',
};

/** Minimum content of each page: characters, and headings besides the first. */
const PAGES = [
  { path: '/', characters: 400, headings: 2 },
  { path: '/about', characters: 300, headings: 0 },
  { path: '/cart', characters: 20, headings: 0 },
];

describe.for(BRANDS)('%s without JavaScript', (brand) => {
  const pages = brand === 'harbour' ? PAGES : selectRepresentatives(PAGES);
  journey.for(pages)('the page $path is readable and accessible', async ({ path, characters, headings }, { visit }) => {
    const { page, open } = await visit(brand, { javaScriptEnabled: false });
    await open(path);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(characters);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main h2, main h3').count()).toBeGreaterThanOrEqual(headings);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(await findSidewaysOverflow(page)).toEqual([]);
    expect(await findAxeViolationsWithoutScripts(page, (await visit(brand)).page)).toEqual([]);
  });

  journey('a product is found by links, and its page shows the price', async ({ visit }) => {
    const { page, open } = await visit(brand, { javaScriptEnabled: false });
    await open(PRODUCT_LIST_PATHS[brand]);
    expect(await findAxeViolationsWithoutScripts(page, (await visit(brand)).page)).toEqual([]);
    await page.locator('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== PRODUCT_LIST_PATHS[brand]);
    expect(await page.locator('main').innerText()).toMatch(/[$£]\d/);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(await findAxeViolationsWithoutScripts(page, (await visit(brand)).page)).toEqual([]);
  });
});

journey(
  'in an outdated browser a play page says that the browser is too old, and content pages stay readable',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour');
    await page.addInitScript(() => void Reflect.deleteProperty(Promise, 'withResolvers'));
    const { menuButton, drawer } = createSiteHeaderPageObject(page);
    const outdatedBrowserAlert = page.getByRole('alert').getByText('This browser is too old');
    await open('/golden-bay');
    await outdatedBrowserAlert.waitFor();
    await menuButton.click();
    await drawer.getByRole('link', { name: 'How it works' }).click();
    await page.waitForURL((url) => url.href !== `${origin}/golden-bay`);
    await page.getByRole('heading', { level: 1 }).click();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    expect(await outdatedBrowserAlert.count()).toBe(0);
  },
);

/**
 * The scan itself needs scripts. It checks a copy of the page, without the page's scripts and with its `noscript`
 * content, in a browser that runs scripts.
 */
async function findAxeViolationsWithoutScripts(sourcePage: Page, scanPage: Page): Promise<readonly string[]> {
  const html = await sourcePage.content();
  const body = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<\/?noscript>/g, '');
  await scanPage.route(sourcePage.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await scanPage.goto(sourcePage.url());
  return findAxeViolations(scanPage);
}
