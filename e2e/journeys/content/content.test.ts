import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { measureIdlePageScripts } from '../../harness/idle-page.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort } from '../../harness/request.ts';
import { readContentText, readPageTitle, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';

const MAX_SCRIPT_BYTES = 15_000;
const VIDEO_URL = 'https://www.youtube-nocookie.com/embed/a1_B';

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const get = (brand: Brand, path: string) =>
  sendGetRequestToLocalPort(shop.port, path, { host: `${brand}.localhost:${shop.port}` });
const readCardTitles = (page: Page, list: string) => page.locator(`${list} .card-title`).allInnerTexts();

journey(
  'the blog opens with its four latest stories, and leads through all of them twelve at a time',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port });
    await open('/blog');
    const lists = page.locator('.story-list__stories');
    expect([await lists.nth(0).locator('> li').count(), await lists.nth(1).locator('> li').count()]).toEqual([4, 8]);
    const nextPageLink = page
      .getByRole('navigation', { name: texts.storyList.pages() })
      .getByRole('link', { name: texts.pageLinks.next(), exact: true });
    expect(await nextPageLink.getAttribute('href')).toBe('/blog/category/all/2');
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec('constants', 'page-size.blog-latest', await capturePageObservation(page));
    coversSpec('routes', 'blog', await capturePageObservation(page));

    await page
      .getByRole('navigation', { name: texts.storyCategories.subjects() })
      .getByRole('link', { name: /All stories/ })
      .click();
    await page.waitForURL('**/blog/category/all');
    await expect.poll(() => readCardTitles(page, '.story-list')).toHaveLength(12);
    const firstPageTitles = await readCardTitles(page, '.story-list');
    await page.getByRole('link', { name: texts.pageLinks.next(), exact: true }).click();
    await page.waitForURL('**/blog/category/all/2');
    await expect.poll(() => readCardTitles(page, '.story-list')).toHaveLength(3);
    const secondPageTitles = await readCardTitles(page, '.story-list');
    expect(new Set([...firstPageTitles, ...secondPageTitles]).size).toBe(15);
    coversSpec('constants', 'page-size.blog', await capturePageObservation(page));

    await open('/blog/category/winners');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      readContentText('harbour/content/blog.en-au', 'blog.category.winners'),
    );
    expect(await readCardTitles(page, '.story-list')).toHaveLength(2);
    expect((await get('harbour', '/blog/category/winners/2')).status).toBe(404);
    coversSpec('routes', 'blog.category', await capturePageObservation(page));
    coversSpec('capabilities', 'blog', await capturePageObservation(page));
  },
);

journey('a blog story is readable at its address, and at its former one by redirect', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { port: shop.port });
  await open('/blog/What-is-a-system/');
  expect(page.url()).toBe(`${origin}/blog/system-7-explained`);
  expect(await page.title()).toBe('System 7 is seven games in a coat | Harbour');
  expect(await page.getByRole('table').innerText()).toContain('84');
  await page.getByRole('heading', { name: readSeedText('base/pages/blog-post', 'next', 'heading') }).waitFor();
  expect(await readCardTitles(page, '.story-list')).not.toContain('System 7 is seven games in a coat');
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'blog.post', await capturePageObservation(page));
});

journey('causes are listed with the amount raised, and link to their own pages', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { port: shop.port });
  await open('/causes');
  expect(page.url()).toBe(`${origin}/good-causes`);
  expect(await page.locator('.cause-list__raised').count()).toBe(6);
  await page.getByRole('link', { name: 'Read about Staithe Lifeboats' }).click();
  await page.waitForURL('**/good-causes/staithe-lifeboats');
  expect(await page.locator('main').innerText()).toContain('a plumber, two teachers and a baker');
  coversSpec('capabilities', 'causes_directory', await captureElementObservation(page.locator('main')));
  coversSpec('entities', 'cause', await captureElementObservation(page.locator('main')));
});

journey('a content page is found in any letter case, and at its former path', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: shop.port });
  await open('/Help-Centre/');
  expect(page.url()).toBe(`${origin}/help`);
  await page.getByRole('link', { name: readPageTitle('base/pages/help-limits-and-breaks') }).click();
  await page.waitForURL('**/help/limits-and-breaks');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    readPageTitle('base/pages/help-limits-and-breaks'),
  );
  coversSpec('screens', 'content-page', await capturePageObservation(page));
  coversSpec('rules', 'content.page-match', await capturePageObservation(page));
});

journey(
  'the app pages link to no store before the app is released, and a brand without an app has no app page',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port });
    await open('/app');
    await page.locator('main').getByRole('link', { name: texts.storeButtons.android() }).click();
    await page.waitForURL('**/app/android');
    await page.getByRole('heading', { name: readSeedText('base/pages/app-android', 'stores', 'heading') }).waitFor();
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /App Store|Get it for/ })
        .count(),
    ).toBe(0);
    expect((await get('lantern', '/app')).status).toBe(404);
    coversSpec('routes', ['app', 'app.android'], await capturePageObservation(page));
    coversSpec('capabilities', 'native-app', await capturePageObservation(page));
  },
);

journey('the feature banner page, for use inside the app, has no header and only one link', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, viewport: { width: 390, height: 700 } });
  await open('/marketing/feature-banner');
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('link').count()).toBe(1);
  coversSpec('routes', 'marketing.feature-banner', await capturePageObservation(page));
});

describe.for(BRANDS)('%s', (brand) => {
  test('lists only existing, indexable pages under their canonical URL in its sitemap', async () => {
    const { body } = await get(brand, '/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(addresses.length).toBeGreaterThan(20);
    const faultyPages: unknown[] = [];
    // All pages in the default language, and a sample of those in other languages.
    const checkedAddresses = addresses.filter(
      (address, index) => !/^\/(?:zh|cy|ar)(?:\/|$)/.test(new URL(address).pathname) || index % 10 === 0,
    );
    for (const address of checkedAddresses) {
      const { status, body: html } = await get(brand, new URL(address).pathname);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const isIndexable = /name="robots" content="index,/.test(html) && /name="description"/.test(html);
      if (status !== 200 || canonical !== address || !isIndexable)
        faultyPages.push([address, status, canonical, isIndexable]);
    }
    expect(faultyPages).toEqual([]);
    expect(body).not.toMatch(/\/(?:cart|basket|my-account|login|deposit|receipt)\b/);
    coversSpec('rules', 'sitemap.inclusion', await get(brand, '/sitemap.xml'));
  });

  test('has icons and a manifest of its own', async () => {
    const manifest = JSON.parse((await get(brand, '/manifest.webmanifest')).body);
    expect(manifest.name.toLowerCase()).toBe(brand);
    const icons = await Promise.all(manifest.icons.map(({ src }: { src: string }) => get(brand, src)));
    expect(icons.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
      icons.map(() => [200, 'image/png']),
    );
  });
});

test('a content page has the metadata of the specification, and the cart page is marked as not to be indexed', async () => {
  const response = await get('harbour', '/about/faq');
  const { body, headers } = response;
  const origin = `http://harbour.localhost:${shop.port}`;
  for (const tag of [
    `<title>${readPageTitle('harbour/pages/about-faq')} | Harbour</title>`,
    `<link rel="canonical" href="${origin}/about/faq">`,
    '<meta name="description" content="Short answers about tickets, payments and prizes.">',
    '<meta name="robots" content="index,follow,max-image-preview:large">',
    `<meta property="og:url" content="${origin}/about/faq">`,
    '<meta property="og:locale" content="en_AU">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(body).toContain(tag);
  const structuredData = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  const graphTypes = structuredData['@graph'].map((node: { '@type': string }) => node['@type']);
  expect(graphTypes).toEqual(['WebPage', 'BreadcrumbList', 'FAQPage']);
  expect(headers['x-robots-tag']).toBe(undefined);
  const cart = await get('harbour', '/cart');
  expect([cart.headers['x-robots-tag'], /content="noindex,nofollow"/.test(cart.body)]).toEqual([
    'noindex, nofollow',
    true,
  ]);
  const image = /property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '';
  expect((await get('harbour', new URL(image).pathname)).headers['content-type']).toBe('image/jpeg');
  coversSpec('screens', 'page-head', response);
  coversSpec('rules', 'content.title', response);
});

test('the content call returns the asked content entries and posts that the site has, each with its type', async () => {
  const response = await get(
    'harbour',
    '/en-AU/items?c[]=content&c[]=posts&id[]=company.legal-name&id[]=the-knock&id[]=set-a-limit-first',
  );
  expect(JSON.parse(response.body).result.map(({ id, type }: { id: string; type: string }) => [id, type])).toEqual([
    ['company.legal-name', 'plain'],
    ['set-a-limit-first', 'json'],
  ]);
  coversSpec('calls', 'content.items', response);
});

describe('a content page', () => {
  journey('loads no framework and little script without interaction', async ({ visit }) => {
    const { context, origin } = await visit('harbour', { port: shop.port });
    const { scriptBytes, frameworks } = await measureIdlePageScripts(context, `${origin}/blog/one-in-eight-million`);
    expect(frameworks).toEqual([]);
    expect(scriptBytes).toBeLessThan(MAX_SCRIPT_BYTES);
  });

  journey(
    'loads an embedded video only after a click, and drops scripts from the text of a story',
    async ({ visit }) => {
      const storyFile = join(shop.project, 'cms-seed/harbour/posts/set-a-limit-first.json');
      const siteFile = join(shop.project, 'site-configs/harbour/site.json');
      const hostileHtml = '<script>window.ran = 1</script><b onclick=alert(1)>Bold</b>';
      const embedHtml = `<iframe src=\\"${VIDEO_URL}\\" title=\\"A draw\\"></iframe>${hostileHtml}`;
      writeFileSync(storyFile, readFileSync(storyFile, 'utf8').replace('"body": "', `"body": "${embedHtml}\\n\\n`));
      const videoSetting = '"videos": ["https://www.youtube-nocookie.com"],\n  "locales"';
      writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"locales"', videoSetting));
      const fetchStoryHtml = async () => (await get('harbour', '/blog/set-a-limit-first')).body;
      await vi.waitFor(async () => expect(await fetchStoryHtml()).toContain(`data-video="${VIDEO_URL}"`), {
        timeout: 10_000,
        interval: 50,
      });

      const { page, context, open } = await visit('harbour', { port: shop.port });
      const requestedUrls: string[] = [];
      await context.route(`${new URL(VIDEO_URL).origin}/**`, (route) => {
        requestedUrls.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>A draw</title>' });
      });
      await open('/blog/set-a-limit-first');
      await page.waitForLoadState('networkidle');
      expect(requestedUrls).toEqual([]);
      await page.getByRole('link', { name: texts.videoLinks.playNamed({ title: 'A draw' }) }).click();
      await page.locator(`iframe[src="${VIDEO_URL}"][title="A draw"]`).waitFor();
      await vi.waitFor(() => expect(requestedUrls).toEqual([VIDEO_URL]));
      const mainHtml = await page.locator('main').innerHTML();
      expect([mainHtml.includes('window.ran'), /onclick/i.test(mainHtml)]).toEqual([false, false]);
      coversSpec('rules', 'sanitise.content-html', await capturePageObservation(page));
      coversSpec('content-areas', 'rule.html-sanitised', await capturePageObservation(page));
    },
  );
});
