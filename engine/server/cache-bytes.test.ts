import { describe, expect, test } from 'vitest';
import { createRequestSharingAnswerCache } from '../api/answer-cache.ts';
import { createStaleAnswerCache } from '../api/stale-answer-cache.ts';
import { createTestSession } from '../api/testing.ts';
import { createTokenRefresher } from '../api/token-refresher.server.ts';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import type { CacheUsage } from '../memory/byte-cache.ts';
import { getNoMessages } from '../messages/testing/no-messages.ts';
import { createMarkdownCache, withMarkdownCache } from '../page/markdown-cache.ts';
import { createPageCompiler } from '../page/page-compiler.ts';
import { createPageStyleSheetBuilder } from '../render/page-styles.ts';
import { createMergedSitePartsCache } from '../site/create-site.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createUnsealedSessionCache } from '../visitor/cached-sessions.server.ts';
import { createSitemapCache } from './discovery/discovery-endpoints.ts';
import { createSharedHtmlHeadCache } from './site-head.ts';

const MOST = 1024 * 1024;
const BIG = 'x'.repeat(100_000);
const ENTRIES = 20;
const keys = Array.from({ length: ENTRIES }, (_, index) => `key-${index}`);
const answer = { result: { text: BIG }, pageInfo: null, expires: null };

function expectBounded({ bytes, entries }: CacheUsage): void {
  expect(bytes).toBeLessThanOrEqual(MOST);
  expect(entries).toBeGreaterThan(0);
  expect(entries).toBeLessThan(ENTRIES);
}

describe('with 20 entries of 100,000 characters', () => {
  test('the cache of API answers stays within its byte limit', async () => {
    const cache = createStaleAnswerCache(() => 0, { maxBytes: MOST });
    const times = { fetched: 0, expires: 1, validUntil: 1, staleUntil: 1 };
    for (const key of keys) await cache.begin(key, async () => ({ answer, ...times })).answer;
    expectBounded(cache.use());
    expect(cache.getFresh('key-19')?.answer).toBe(answer);
    expect(cache.getFresh('key-0')).toBeNull();
  });

  test('the cache of carts stays within its byte limit', async () => {
    const cache = createRequestSharingAnswerCache(() => 0, { name: 'carts', maxBytes: MOST });
    for (const key of keys) await cache.fetch(key, async () => ({ answer, expires: 1 }));
    expectBounded(cache.use());
  });

  test('the cache of sitemaps stays within its byte limit', () => {
    const cache = createSitemapCache(MOST);
    for (const key of keys) cache.set(key, { xml: BIG, until: 1 });
    expectBounded(cache.use());
  });

  test('the cache of decrypted sessions stays within its byte limit', () => {
    const cache = createUnsealedSessionCache(MOST);
    const session = { ...createTestSession('7', 0), customerToken: BIG };
    for (const key of keys) cache.set(key, { session, until: 1, accessUntil: 1 });
    expectBounded(cache.use());
  });

  test('the cache of refreshed tokens stays within its byte limit', async () => {
    const once = createTokenRefresher(() => 0, { remembered: 1, maxBytes: MOST });
    const requestNewTokens = async () => ({ ...createTestSession('7', 0), refreshToken: 'fresh', customerToken: BIG });
    for (const refreshToken of keys)
      await once.renew('shop', { ...createTestSession('7', 0), refreshToken }, requestNewTokens);
    expectBounded(once.use());
  });

  test('the cache of site heads stays within its byte limit', () => {
    const cache = createSharedHtmlHeadCache(MOST);
    for (const key of keys) cache.set(key, { theme: { css: BIG, hash: '' }, fonts: [], icons: '', image: null });
    expectBounded(cache.use());
  });

  test('the cache of rendered Markdown stays within its byte limit', () => {
    const cache = createMarkdownCache(MOST);
    const render = withMarkdownCache((text) => text, cache);
    for (const key of keys) render(`${key}${BIG}`, () => null);
    expectBounded(cache.use());
  });

  test('the cache of style sheets stays within its byte limit', () => {
    const blocks = Object.fromEntries(keys.map((key) => [key, { css: `.${key}{content:"${BIG}"}` }]));
    const sheets = createPageStyleSheetBuilder([], blocks as Parameters<typeof createPageStyleSheetBuilder>[1], {
      maxBytes: MOST,
    });
    const paths = keys.map((key) => sheets.of([key]).path);
    expectBounded(sheets.use());
    expect(sheets.file(paths.at(-1) ?? '')).toContain(BIG);
    // A repeated request for a page stores its file again.
    expect(sheets.file(sheets.of(['key-0']).path)).toContain(BIG);
  });

  test('the caches of merged documents and compiled pages stay within their byte limits', () => {
    const site = {
      version: 1,
      name: 'Shop',
      hosts: ['shop.test'],
      locales: ['en-AU'],
      currency: 'AUD',
      timeZone: 'UTC',
    };
    const pages = keys.map((key) => [`shop/page/${key}`, { version: 1, path: `/${key}`, head: { title: BIG } }]);
    const documents = createTestPublishedDocuments({
      documents: {
        'base/site': { version: 1, name: 'Base', abstract: true },
        'shop/site': { ...site, extends: 'base', commerce: { account: 'shop', pricingId: '1' } },
        'shop/routes': { version: 1, routes: {} },
        'shop/capabilities/default': { version: 1, capabilities: {} },
        ...Object.fromEntries(pages),
      },
    });
    const merged = createMergedSitePartsCache(MOST);
    const shop = createSiteCatalogue(documents, merged).resolve('shop');
    if (!shop) throw new Error('there is no shop');
    const noPicture = () => ({ src: '', srcSet: '' });
    const compiler = createPageCompiler({}, noPicture, getNoMessages, () => {}, { maxBytes: MOST });
    for (const key of keys) {
      const page = shop.document('page', key);
      if (page) compiler.compile(shop, page, 'default', 'en-AU', null);
    }
    expectBounded(compiler.use());
    expect(merged.use().bytes).toBeGreaterThan(MOST / 2);
    expect(merged.use().bytes).toBeLessThanOrEqual(MOST);
  });
});
