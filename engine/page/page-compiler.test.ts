import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { getNoMessages } from '../messages/testing/no-messages.ts';
import type { Site } from '../site/site.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { type CompiledPageCacheLimits, createPageCompiler } from './page-compiler.ts';

const documents = {
  'shop/site': {
    version: 1,
    name: 'Shop',
    hosts: ['shop.localhost'],
    locales: ['en-AU'],
    currency: 'AUD',
    timeZone: 'UTC',
    commerce: { account: 'a', pricingId: '1' },
  },
  'shop/capabilities/default': { version: 1, capabilities: { vip: false } },
  'shop/capabilities/gold': { version: 1, capabilities: { vip: true } },
  'shop/layout/default': {
    version: 1,
    blocks: [
      { id: 'vip', type: 'vip-note', gate: 'vip' },
      { id: 'page', type: 'outlet' },
    ],
  },
  'shop/page/home': { version: 1, path: '/home', blocks: [{ id: 'a', type: 'hreo' }] },
  'shop/page/other': { version: 1, path: '/other' },
};

function compiler(limits?: CompiledPageCacheLimits) {
  const unknown: string[] = [];
  const { compile } = createPageCompiler(
    {},
    () => ({ src: '', srcSet: '' }),
    getNoMessages,
    (site, page, { id, type }) => unknown.push(`${site.key} ${page.name} ${id} ${type}`),
    limits,
  );
  const page = (site: Site, name = 'home', segment: string | null = null, layout = 'default') => {
    const document = site.document('page', name);
    if (!document) throw new Error(`there is no page ${name}`);
    return compile(site, document, layout, 'en-AU', segment);
  };
  return { page, unknown };
}

function siteOf(more: Record<string, unknown> = {}): Site {
  const site = createSiteCatalogue(createTestPublishedDocuments({ documents: { ...documents, ...more } })).byKey(
    'shop',
  );
  if (!site) throw new Error('the shop is not complete');
  return site;
}

test('the page compiler returns the same page for the same site version and a new one for another', () => {
  const { page } = compiler();
  const site = siteOf();
  expect(page(site)).toBe(page(siteOf()));
  const changed = siteOf({ 'shop/page/other': { version: 1, path: '/another' } });
  expect(page(changed)).not.toBe(page(site));
  expect(page(changed)).toEqual(page(site));
});

test('pages of one layout share its compiled blocks', () => {
  const { page } = compiler();
  const site = siteOf();
  expect(page(site, 'other', 'gold').nodes[0]).toBe(page(site, 'home', 'gold').nodes[0]);
});

test('each segment has its own compiled page by its gates, and an unknown segment has that of the default', () => {
  const { page } = compiler();
  const site = siteOf();
  const ids = (segment: string | null) => page(site, 'home', segment).nodes.map((node) => node.kind);
  expect([ids(null), ids('gold'), ids('unheard-of')]).toEqual([['outlet'], ['unknown', 'outlet'], ['outlet']]);
});

test('the least recently used compiled page is evicted and compiled again', () => {
  const { page } = compiler({ maxPages: 1 });
  const site = siteOf();
  const first = page(site);
  page(site, 'other');
  expect(page(site)).not.toBe(first);
  expect(page(site)).toEqual(first);
});

test('a block of an unknown type is reported once per compiled page', () => {
  const { page, unknown } = compiler();
  const site = siteOf();
  page(site);
  page(site);
  page(site, 'home', 'gold');
  expect(unknown).toEqual(['shop home page.a hreo', 'shop home layout.vip vip-note', 'shop home page.a hreo']);
});

test('a layout that extends another one compiles to the blocks of that one under its own name', () => {
  const site = siteOf({ 'shop/layout/twin': { version: 1, like: 'default', policy: 'payment' } });
  const { page } = compiler();
  const [plain, twin] = [page(site, 'home', 'gold'), page(site, 'home', 'gold', 'twin')];
  expect(plain.nodes.filter((node) => 'id' in node && node.id === 'layout.vip').length).toBe(1);
  expect(twin).toEqual({ ...plain, layout: 'twin' });
});
