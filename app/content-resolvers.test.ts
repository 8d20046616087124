import { describe, expect, test } from 'vitest';
import { createCauseListAndLookupCalls } from '#commerce/causes/causes.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createTestPublishedDocuments } from '#engine/cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { createContentResolvers } from './content-resolvers.ts';
import { paramNamesMessages } from './param-names.messages.gen.ts';
import { getUsualMessages } from './testing/usual-messages.ts';

const names = getUsualMessages(paramNamesMessages);

const SITE = { version: 1, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' };
const NOW = Date.parse('2026-03-01T00:00:00Z');

const reef = {
  key: 'reef-keepers',
  name: 'Reef Keepers',
  urlSlug: 'reef',
  summary: 'They keep reefs.',
  amountRaised: { amount: '10.00', currency: 'AUD' },
  numSupporters: 2,
};

const posts = Object.fromEntries(
  Array.from({ length: 14 }, (_, index) => [
    `shop/post/p${index}`,
    {
      version: 1,
      slug: `p${index}`,
      formerSlugs: [`old-${index}`],
      title: `Story ${index}`,
      published: index === 13 ? '2026-04-01T00:00:00Z' : '2026-01-01T00:00:00Z',
      categories: index < 2 ? ['tips', 'news'] : ['news'],
    },
  ]),
);

const resolvers = (() => {
  const documents = createTestPublishedDocuments({
    documents: {
      'shop/site': SITE,
      'shop/cause/reef-keepers': { version: 1, formerSlugs: ['coral'] },
      'shop/content/blog.en-au': {
        version: 1,
        locale: 'en-AU',
        entries: { 'blog.category.tips': { type: 'plain', value: 'Good advice' } },
      },
      ...posts,
    },
  });
  const site = createSiteCatalogue(documents).resolve('shop');
  if (!site) throw new Error('the shop does not resolve');
  const { transport } = createTestTransportFromTable({ 'cms.causes': [reef] });
  return createContentResolvers({
    site,
    locale: 'en-AU',
    now: NOW,
    commerce: { causes: createCauseListAndLookupCalls(transport) },
    messages: names,
  });
})();

const context = (params: Record<string, string> = {}) => ({ params });

describe('the story resolver', () => {
  test.each([
    ['p3', { canonical: 'p3', label: 'Story 3' }],
    ['P3', { canonical: 'p3', label: 'Story 3' }],
    ['old-3', { canonical: 'p3', label: 'Story 3' }],
    ['p13', null],
    ['nothing', null],
  ])('resolves the slug %s to the published story with that current or former slug, or to null', (slug, named) => {
    expect(resolvers.post(slug, context())).toEqual(named);
  });
});

test.each([
  ['Tips', { canonical: 'tips', label: 'Good advice' }],
  ['news', { canonical: 'news', label: 'news' }],
  ['all', { canonical: 'all', label: 'All stories' }],
  ['other', null],
])(
  'the category resolver resolves %s to the slug and label of the category, or to null if no story has it',
  (slug, named) => {
    expect(resolvers['post-category'](slug, context())).toEqual(named);
  },
);

test.each([
  ['all', '1', { canonical: null, value: 1 }],
  ['all', '0', { canonical: null, value: 1 }],
  ['all', '2', { canonical: '2', label: 'page 2', value: 2 }],
  ['all', '3', null],
  ['tips', '2', null],
  ['all', 'x', null],
])(
  'in the category %s the story page resolver accepts page %s only if it exists, with twelve stories per page',
  (slug, page, named) => {
    expect(resolvers['post-page'](page, context({ slug }))).toEqual(named);
  },
);

test('the list page resolver accepts any page of a list of unknown length', () => {
  expect(['1', '7', 'x'].map((page) => resolvers['list-page'](page, context()))).toEqual([
    { canonical: null, value: 1 },
    { canonical: '7', label: 'page 7', value: 7 },
    null,
  ]);
});

test('the cause resolver finds a cause by its current or former slug', async () => {
  const found = await Promise.all(['Reef', 'CORAL', 'x'].map(async (slug) => resolvers.cause(slug, context())));
  expect(found.map((named) => named && [named.canonical, named.label])).toEqual([
    ['reef', 'Reef Keepers'],
    ['reef', 'Reef Keepers'],
    null,
  ]);
});
