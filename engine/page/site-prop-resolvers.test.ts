import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { engineMessages } from '../messages/testing/engine-messages.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createSitePropResolvers, resolvePictureByFileName } from './site-prop-resolvers.ts';

const route = (path: string | null, more = {}) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: null,
  screen: 'built',
  ...more,
});
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
  'shop/routes': {
    version: 1,
    routes: { home: route('/'), play: route('/play/:game', { query: ['draw'] }), 'content-page': route(null) },
  },
  'shop/page/home': { version: 1, route: 'home' },
  'shop/page/story': { version: 1, path: '/our-story' },
  'shop/page/play': { version: 1, route: 'play' },
  'shop/content/words.en-au': {
    version: 1,
    locale: 'en-AU',
    entries: {
      plain: { type: 'plain', value: 'Plain words' },
      rich: { type: 'markdown', value: '**Rich** words' },
      data: { type: 'json', value: { a: 1 } },
      boat: { type: 'image', value: { asset: 'boat.webp', alt: { content: 'plain' }, focus: 'top' } },
    },
  },
  'shop/navigation/primary': {
    version: 1,
    items: [
      { id: 'home', label: { content: 'plain' }, link: { route: 'home' } },
      { id: 'vault', label: 'Vault', gate: 'vip' },
    ],
  },
};
const assets = { 'shop/boat.webp': { hash: 'f00', width: 800, height: 600 } };
const shop = createSiteCatalogue(createTestPublishedDocuments({ documents, assets })).byKey('shop');
if (!shop) throw new Error('the shop is not complete');
const sources = ({ hash, name }: { hash: string; name: string }) => ({ src: `/_img/${hash}/${name}`, srcSet: 'x 1x' });
const { text, link, image, json, markdown, navigation } = createSitePropResolvers(shop, 'en-AU', new Set(), {
  imageSources: sources,
  messages: engineMessages,
});

test.each([
  ['written', 'written'],
  [{ content: 'plain' }, 'Plain words'],
  [{ content: 'rich' }, '**Rich** words'],
  [{ content: 'data' }, null],
  [{ content: 'nothing' }, null],
  [{ content: '__proto__' }, null],
])('the site resolver turns the text %j into %j', (value, expected) => {
  expect(text(value)).toBe(expected);
});

describe('the site resolver of links', () => {
  test.each([
    [{ route: 'home' }, '/'],
    [{ route: 'home', hash: 'faq' }, '/#faq'],
    [{ route: 'play', params: { game: 'a b/c' }, query: { draw: '7&8' } }, '/play/a%20b%2Fc?draw=7%268'],
    [{ page: 'story' }, '/our-story'],
    [{ page: 'home', hash: 'top' }, '/#top'],
    [{ page: 'play' }, '#'],
    [{ page: 'nothing' }, '#'],
    [{ route: 'nothing' }, '#'],
    [{ route: 'play' }, '#'],
    [{ route: '__proto__' }, '#'],
  ])('turns %j into %s', (value, href) => {
    expect(link(value)).toEqual({ href, external: false });
  });

  test('marks links to other sites as external', () => {
    expect(link({ href: 'https://example.org/a' })).toEqual({ href: 'https://example.org/a', external: true });
  });
});

test('the site resolver returns a picture with its size and alternative text', () => {
  const boat = { src: '/_img/f00/boat.webp', srcSet: 'x 1x', width: 800, height: 600 };
  expect([
    image({ asset: 'boat.webp', alt: { content: 'plain' }, focus: 'top' }),
    resolvePictureByFileName(shop, 'boat.webp', sources),
  ]).toEqual([
    { ...boat, alt: 'Plain words', focus: 'top' },
    { ...boat, alt: '', focus: 'center' },
  ]);
});

test('the site resolver finds pictures and data under their content keys, and nothing if the entry has another type', () => {
  expect(image({ content: 'boat' })).toEqual(image({ asset: 'boat.webp', alt: 'Plain words', focus: 'top' }));
  expect(image({ content: 'plain' })).toBe(null);
  expect([json({ content: 'data' }), json({ content: 'plain' }), json({ content: 'nothing' })]).toEqual([
    { a: 1 },
    null,
    null,
  ]);
});

test('the site resolver returns an empty image for a missing picture', () => {
  expect([image({ asset: 'none.webp', alt: 'None' }), resolvePictureByFileName(shop, 'none.webp', sources)]).toEqual([
    { src: '', srcSet: '', width: 0, height: 0, alt: 'None', focus: 'center' },
    null,
  ]);
});

test('the site resolver renders Markdown links to routes and content pages, and an unknown route as an empty address', () => {
  expect(markdown('[a](route:play?game=x) [b](page:story) [c](route:nothing)')).toEqual({
    html: '<p><a href="/play/x">a</a> <a href="/our-story">b</a> <a href="">c</a></p>',
  });
});

test('the site resolver compiles a navigation once, without items behind closed gates, and an unknown one as empty', () => {
  expect(navigation('primary')).toEqual([
    {
      id: 'home',
      label: 'Plain words',
      link: { href: '/', external: false },
      routeType: 'internal',
      type: null,
      icon: null,
      children: [],
    },
  ]);
  expect(navigation('primary')).toBe(navigation('primary'));
  expect(navigation('nothing')).toEqual([]);
});
