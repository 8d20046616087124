import { expect, test } from 'vitest';
import { EMPTY_EDITABLE_DOCUMENTS } from '../../cms/editable-documents.ts';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchema } from '../../validation/block-schemas.ts';
import { createReachCounter } from './document-reach.ts';

const block = (type: string): BlockSchema => ({
  type,
  title: type,
  category: 'frame',
  interactive: false,
  overlay: null,
  flows: [],
  data: null,
  slots: ['extras'],
  routes: [],
  accepts: () => true,
  schema: { properties: { menus: { items: { 'x-navigation': true } } } },
});
const brand = (name: string) => ({
  version: 1,
  extends: 'base',
  name,
  hosts: [`${name}.localhost`],
  commerce: { account: name, pricingId: name },
});
const content = (...keys: readonly string[]) => ({
  version: 1,
  locale: 'en-AU',
  entries: Object.fromEntries(keys.map((key) => [key, { type: 'plain', value: key }])),
});
const DOCUMENTS = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' },
  'base/routes': { version: 1, routes: { home: { path: '/' }, cart: { path: '/cart', layout: 'bare' } } },
  'base/layout/default': {
    version: 1,
    blocks: [
      {
        id: 'header',
        type: 'header',
        props: { menus: ['primary'], text: { content: 'top.notice' }, name: { content: 'twice' } },
      },
      { id: 'page', type: 'outlet' },
      {
        id: 'footer',
        type: 'footer',
        slots: { extras: [{ id: 'law', type: 'text', props: { content: 'law_text', name: { content: 'twice' } } }] },
      },
    ],
  },
  'base/layout/bare': { version: 1, blocks: [{ id: 'page', type: 'outlet' }] },
  'base/page/home': { version: 1, route: 'home', blocks: [{ id: 'a', props: { text: { content: 'both' } } }] },
  'base/page/cart': { version: 1, route: 'cart' },
  'base/page/template-news': { version: 1 },
  'base/navigation/primary': {
    version: 1,
    items: [{ id: 'home', label: { content: 'menu.home' }, link: { route: 'home' } }],
  },
  'base/content/words': content('top.notice', 'law-text', 'menu.home', 'both', 'twice'),
  'one/site': brand('one'),
  'one/page/help': { version: 1, path: '/help', head: { title: { content: 'both' } } },
  'one/content/words': content('law-text'),
  'two/site': brand('two'),
  'two/page/cart': { version: 1, disabled: true },
};

function open() {
  const published = createTestPublishedDocuments({ documents: DOCUMENTS });
  const kinds = ['site', 'routes', 'layout', 'page', 'navigation', 'content'] as const;
  const all = published.sites.flatMap((site) => kinds.flatMap((kind) => published.list(site, kind)));
  const documents = EMPTY_EDITABLE_DOCUMENTS.edit(all.map((document) => ({ key: document, document })));
  return createReachCounter({ header: block('header') })(documents, createSiteCatalogue(documents));
}

test.each([
  ['page', 'home', { pages: 2, brands: ['one', 'two'], part: null }],
  ['page', 'cart', { pages: 1, brands: ['one'], part: null }],
  ['page', 'template-news', { pages: 0, brands: [], part: null }],
  ['layout', 'default', { pages: 3, brands: ['one', 'two'], part: null }],
  ['layout', 'bare', { pages: 1, brands: ['one'], part: null }],
  ['navigation', 'primary', { pages: 3, brands: ['one', 'two'], part: 'header' }],
  ['content', 'words', { pages: 3, brands: ['one', 'two'], part: null }],
  ['theme', 'theme', { pages: 4, brands: ['one', 'two'], part: null }],
] as const)('the shared %s "%s" is shown on the pages of all brands that inherit it', (kind, name, reach) => {
  expect(open().ofDocument({ site: 'base', kind, name })).toEqual(reach);
});

test('a document of one brand is shown on the pages of this brand', () => {
  expect(open().ofDocument({ site: 'one', kind: 'theme', name: 'theme' })).toEqual({
    pages: 3,
    brands: ['one'],
    part: null,
  });
});

test('a shared text is shown on every page whose layout, menu or blocks name it, in the part that they have in common', () => {
  const { ofContent } = open();
  expect(ofContent('base', 'top.notice')).toEqual({ pages: 3, brands: ['one', 'two'], part: 'header' });
  expect(ofContent('base', 'menu.home')).toEqual({ pages: 3, brands: ['one', 'two'], part: 'header' });
  expect(ofContent('base', 'both')).toEqual({ pages: 3, brands: ['one', 'two'], part: null });
  expect(ofContent('base', 'twice')).toEqual({ pages: 3, brands: ['one', 'two'], part: null });
});

test('the pages of a brand that has a text of its own are not counted for the shared text with the same key', () => {
  const { ofContent } = open();
  expect(ofContent('base', 'law-text')).toEqual({ pages: 1, brands: ['two'], part: 'footer' });
  expect(ofContent('one', 'law_text')).toEqual({ pages: 2, brands: ['one'], part: 'footer' });
});
