import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { journey } from '../../harness/journey.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop({}, (project) => {
    const siteFile = join(project, 'site-configs/lantern/site.json');
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"en-GB", "cy-GB"', '"en-GB"'));
  });
});

afterAll(() => shop.close());

const getLanguageSwitch = (page: Page) => page.locator('[data-language-switch]');
const readLanguageDirectionAndPath = (page: Page) =>
  page.locator('html').evaluate((root) => [root.getAttribute('lang'), root.getAttribute('dir'), location.pathname]);

journey(
  'a visitor gets the language of the browser, and changes it with the cart and the address kept',
  async ({ visit }) => {
    const { page, context, origin, open } = await visit('sunnyside', { port: shop.port, locale: 'ar-EG' });
    await context.addCookies([{ name: 'cart', value: 'a-cart-that-is-gone', url: origin }]);
    await open('/about?utm_source=x');
    // The server replaces the unknown cart by a new one.
    await page.waitForLoadState('networkidle');
    const cartId = (await context.cookies()).find(({ name }) => name === 'cart')?.value;
    expect(cartId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readLanguageDirectionAndPath(page)).toEqual(['ar', 'rtl', '/ar/about']);
    expect(await page.locator('header a[href^="/"]').first().getAttribute('href')).toMatch(/^\/ar(?:\/|$|\?|#)/);

    await getLanguageSwitch(page).locator('a[hreflang="en-AU"]').click();
    await page.waitForURL(`${origin}/about`);
    expect(await readLanguageDirectionAndPath(page)).toEqual(['en-AU', null, '/about']);
    await open('/ar/blog');
    expect(await readLanguageDirectionAndPath(page)).toEqual(['en-AU', null, '/blog']);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('en-AU');
    expect(cookies.find(({ name }) => name === 'cart')?.value).toBe(cartId);
  },
);

journey('a half-filled form keeps its values when the language is changed, except the password', async ({ visit }) => {
  const { page, origin, open } = await visit('harbour', { port: shop.port });
  await open('/login?mode=sign-up');
  const getField = (name: string) => page.locator(`main input[name="${name}"]`);
  await getField('email').fill('nell@mail.example');
  await getField('firstname').fill('Nell');
  await getField('password').fill('A-long-walk-9');
  await getLanguageSwitch(page).locator('a[hreflang="zh-Hans-AU"]').click();
  await page.waitForURL(`${origin}/zh/login?mode=sign-up`);
  await expect.poll(() => getField('firstname').inputValue()).toBe('Nell');
  // Values that are set before hydration must survive it.
  await page.waitForLoadState('networkidle');
  expect(await Promise.all(['email', 'firstname', 'password'].map((name) => getField(name).inputValue()))).toEqual([
    'nell@mail.example',
    'Nell',
    '',
  ]);
});

journey('the language is changed without scripts too', async ({ visit }) => {
  const { page, origin, open } = await visit('harbour', { port: shop.port, javaScriptEnabled: false });
  await open('/about');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-AU');
  await getLanguageSwitch(page).locator('a[hreflang="zh-Hans-AU"]').click();
  await page.waitForURL(`${origin}/zh/about`);
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans-AU');
});

journey('a page names its other languages, and a client without preferences is not redirected', async ({}) => {
  const host = `harbour.localhost:${shop.port}`;
  const { status, body } = await get(shop.port, '/zh/about', { host });
  expect(status).toBe(200);
  expect(
    [...body.matchAll(/rel="alternate" hreflang="([^"]*)" href="[^"]*?:\d+([^"]*)"/g)].map(([, ...pair]) => pair),
  ).toEqual([
    ['en-AU', '/about'],
    ['zh-Hans-AU', '/zh/about'],
    ['x-default', '/about'],
  ]);
  expect((await get(shop.port, '/about', { host })).status).toBe(200);
  const { body: sitemap } = await get(shop.port, '/sitemap.xml', { host });
  expect(sitemap).toContain('/zh/about</loc>');
  const { body: englishPage } = await get(shop.port, '/about', { host: `lantern.localhost:${shop.port}` });
  expect([/<\w[^>]* data-language-switch/.test(englishPage), englishPage.includes('hreflang')]).toEqual([false, false]);
});
