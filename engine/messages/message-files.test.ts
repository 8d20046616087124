import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createMessageFileBuilder } from './message-files.ts';
import { createMessageRegistry } from './message-registry.ts';
import { createSiteMessages } from './site-messages.ts';

const message = (text: string) => ({ text, description: 'A text of a test.' });

const registry = createMessageRegistry({
  cart: { title: message('Cart'), empty: message('Nothing here') },
  form: { send: message('Send') },
  dialog: { close: message('Close') },
});

const catalogues = { cart: ['cart', 'form'], help: ['dialog', 'form'], picture: [] };

function openNode(
  texts: Readonly<Record<string, { readonly text: string }>> = {},
  flowCatalogues: readonly string[] = [],
) {
  const documents = {
    'shop/site': { version: 1, name: 'Shop', locales: ['en-AU'] },
    'shop/messages/en': { version: 1, locale: 'en', texts },
    'branch/site': { version: 1, extends: 'shop', name: 'Branch' },
  };
  const catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents }));
  const siteMessages = createSiteMessages(registry, () => {});
  const files = createMessageFileBuilder({
    registry,
    catalogues,
    flowCatalogues,
    siteMessages,
    findSite: (key) => catalogue.resolve(key) ?? undefined,
  });
  const paths = (
    codeTypes: readonly string[],
    overlayTypes: readonly string[] = [],
    { locale = 'en-AU', key = 'shop' } = {},
  ) => {
    const site = catalogue.resolve(key);
    if (!site) throw new Error('there is no site');
    return files.of({
      site: { ...site.view, locale, logo: null },
      messages: siteMessages(site, locale),
      codeTypes,
      overlayTypes,
    });
  };
  const read = (path: string | null) => {
    const file = path === null ? undefined : files.file(path);
    return file && { ...JSON.parse(file.json), isImmutable: file.isImmutable };
  };
  return { paths, read, files };
}

test('a page names a file with the messages that its code reads, and one with what its overlays read besides', () => {
  const { paths, read } = openNode();
  const { page, overlays } = paths(['cart', 'picture'], ['help']);
  expect([read(page), read(overlays)]).toEqual([
    {
      locale: 'en-AU',
      messages: { 'cart.title': 'Cart', 'cart.empty': 'Nothing here', 'form.send': 'Send' },
      isImmutable: true,
    },
    { locale: 'en-AU', messages: { 'dialog.close': 'Close' }, isImmutable: true },
  ]);
});

test('a page whose code reads no messages names no file', () => {
  expect(openNode().paths(['picture'])).toEqual({ page: null, overlays: null, flows: null });
});

test('every page names one file with the messages of the flows', () => {
  const { paths, read } = openNode({}, ['dialog']);
  const [first, other] = [['cart'], ['picture']].map((types) => paths(types).flows);
  expect(first).toBe(other);
  expect(read(first ?? null)).toMatchObject({ messages: { 'dialog.close': 'Close' } });
});

test('the path of a message file changes with its texts, and is the same for the same texts', () => {
  const [first, again, other] = [{}, {}, { 'cart.title': { text: 'Basket' } }].map(
    (texts) => openNode(texts).paths(['cart']).page,
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('brands with the same texts name files of their own, whose content is kept once', () => {
  const { paths, read, files } = openNode();
  const { page } = paths(['cart']);
  const { bytes } = files.use();
  const { page: branchPage } = paths(['cart'], [], { key: 'branch' });
  expect(branchPage).not.toBe(page);
  expect(read(branchPage)).toEqual(read(page));
  expect(files.use().bytes).toBe(bytes);
});

test('a text in another language than the page is sent with its language in the message file', () => {
  const { paths, read } = openNode();
  expect(read(paths(['help'], [], { locale: 'cy-GB' }).page)).toMatchObject({
    locales: { 'dialog.close': 'en', 'form.send': 'en' },
  });
});

test('a node that has not rendered a page still serves its message file, and newer texts of it are not cached as immutable', () => {
  const { page } = openNode().paths(['cart']);
  const { 'cart.title': _, ...rest } = openNode().read(page).messages;
  expect(openNode().read(page)).toMatchObject({ messages: { 'cart.title': 'Cart' }, isImmutable: true });
  expect(openNode({ 'cart.title': { text: 'Basket' } }).read(page)).toMatchObject({
    messages: { 'cart.title': 'Basket', ...rest },
    isImmutable: false,
  });
});

test.each([
  ['an unknown site', '/_messages/0123456789abcdef/other/en-AU/Aw.js'],
  ['a locale that is none', '/_messages/0123456789abcdef/shop/e-n/Aw.js'],
  ['no catalogue', '/_messages/0123456789abcdef/shop/en-AU/AA.js'],
  ['a path that steps upwards', '/_messages/0123456789abcdef/../en-AU/Aw.js'],
  ['another path', '/_messages/'],
])('there is no message file for %s', (_, path) => {
  expect(openNode().files.file(path)).toBeUndefined();
});
