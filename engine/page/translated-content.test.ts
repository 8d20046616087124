import { expect, test } from 'vitest';
import { engineMessages } from '../messages/testing/engine-messages.ts';
import { createTestTranslation, openTranslatedTestSite } from '../translations/testing/translated-shop.ts';
import { createContentReader } from './content-reader.ts';
import { createSitePropResolvers } from './site-prop-resolvers.ts';

const post = { version: 1, published: '2026-01-01T00:00:00Z', categories: ['news'], summary: 'S', body: 'B' };
const site = openTranslatedTestSite({
  'shop/navigation/primary': {
    version: 1,
    items: [{ id: 'play', label: 'Play', children: [{ id: 'inner', label: 'Inner' }] }],
  },
  'shop/translation/cy.navigation.primary': createTestTranslation({ kind: 'navigation', name: 'primary' }, 'cy', {
    'inner/label': 'Mewnol',
  }),
  'shop/cause/boats': { version: 1, story: 'Boats.', head: { title: 'Boats' } },
  'shop/translation/cy.cause.boats': createTestTranslation({ kind: 'cause', name: 'boats' }, 'cy', {
    '/story': 'Cychod.',
  }),
  'shop/region/au': { version: 1, address: { labels: { suburb: 'Town' } } },
  'shop/translation/cy.region.au': createTestTranslation({ kind: 'region', name: 'au' }, 'cy', {
    '/address/labels/suburb': 'Tref',
  }),
  'shop/page/help': { version: 1, path: '/help/orders', head: { title: 'Orders' } },
  'shop/translation/cy.page.help': createTestTranslation({ kind: 'page', name: 'help' }, 'cy', {
    '/head/title': 'Archebion',
  }),
  'shop/post/all': { ...post, slug: 'all-languages', title: 'In all languages' },
  'shop/translation/cy.post.all': createTestTranslation({ kind: 'post', name: 'all' }, 'cy', {
    '/title': 'Ym mhob iaith',
  }),
  'shop/post/welsh': { ...post, slug: 'welsh', title: 'Cymraeg', locale: 'cy' },
  'shop/post/british': { ...post, slug: 'british', title: 'British', locale: 'en-GB' },
});
// The types of locales list those of the specification.
const locale = JSON.parse('"cy-GB"');
const sources = { imageSources: () => ({ src: '', srcSet: '' }), messages: engineMessages };

test('menu labels that have a translation are translated, and the other labels stay in the source language', () => {
  const { navigation } = createSitePropResolvers(site, locale, new Set(), sources);
  expect(navigation('primary')).toMatchObject([{ label: 'Play', children: [{ label: 'Mewnol' }] }]);
});

test('causes, titles of pages and stories are translated in lists and by themselves', () => {
  const content = createContentReader({
    site,
    locale,
    capabilities: new Set(),
    ...sources,
    now: Date.now(),
  });
  expect(content.cause('boats')).toMatchObject({ story: { html: '<p>Cychod.</p>' }, head: { title: 'Boats' } });
  expect(content.pagesBelow('/help')).toMatchObject([{ title: 'Archebion' }]);
  expect(content.stories({ limit: 9 }).stories.map(({ title }) => title)).toEqual(['Ym mhob iaith', 'Cymraeg']);
});

test('a site has the minimum age of its region where that is not the usual one', () => {
  const getAge = (minimumAge: number) =>
    openTranslatedTestSite({ 'shop/region/au': { version: 1, minimumAge } }).view.minimumAge;
  expect([getAge(18), getAge(21)]).toEqual([undefined, 21]);
});

test('the region of a site is that of its first locale, in the language of the page', () => {
  const content = createContentReader({ site, locale, capabilities: new Set(), ...sources, now: Date.now() });
  expect(content.region()).toMatchObject({ country: 'AU', value: { address: { labels: { suburb: 'Tref' } } } });
});
