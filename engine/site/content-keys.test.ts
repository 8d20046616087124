import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { expandThisPageContentKey } from './content-keys.ts';
import { createSiteCatalogue } from './site-catalogue.ts';

const site = createSiteCatalogue(
  createTestPublishedDocuments({
    documents: {
      'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' },
      'base/routes': {
        version: 1,
        routes: { home: { path: '/' }, story: { path: '/stories/:slug/:page?' }, about: { path: '/about/us' } },
      },
      'shop/site': { version: 1, extends: 'base', name: 'Shop' },
      'shop/routes': { version: 1, routes: { about: { path: '/who-we-are' } } },
    },
  }),
).resolve('shop');

test.each([
  [{ route: 'home' }, 'this-page.lead', ['page.home.lead']],
  [{ route: 'story' }, 'this-page.lead', ['page.stories.lead']],
  [{ route: 'about' }, 'this-page.a.b', ['page.who-we-are.a.b', 'page.about.us.a.b']],
  [{ path: '/Help/Prizes' }, 'this-page.body', ['page.help.prizes.body']],
  [{ route: 'home' }, 'about.lead', ['about.lead']],
  [{}, 'this-page.lead', []],
])('on the page %j the content key %s has the candidates %j', (page, key, keys) => {
  if (!site) throw new Error('the shop does not resolve');
  expect(expandThisPageContentKey(site, page, key)).toEqual(keys);
});
