import { describe, expect, test } from 'vitest';
import type { PublishedDocuments } from '../cms/documents.ts';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from './site-catalogue.ts';

const SITE = { version: 1, locales: ['en-AU', 'en-GB'], currency: 'AUD', timeZone: 'UTC', hosts: ['shop.example'] };

function post(slug: string, more: object = {}) {
  return { version: 1, slug, title: slug, published: '2026-02-01T08:00:00Z', categories: ['news'], ...more };
}

function siteOf(posts: Readonly<Record<string, unknown>>, key = 'shop') {
  const documents = createTestPublishedDocuments({ documents: { 'shop/site': SITE, ...posts } });
  const site = createSiteCatalogue(documents).resolve(key);
  if (!site) throw new Error('the shop does not resolve');
  return site;
}

const NOW = Date.parse('2026-03-01T00:00:00Z');

const posts = {
  'shop/post/a': post('a', { published: '2026-01-01T08:00:00Z', categories: ['news', 'tips'] }),
  'shop/post/b': post('b', { published: '2026-02-01T08:00:00Z', formerSlugs: ['bee', 'c'] }),
  'shop/post/c': post('c', { published: '2026-04-01T08:00:00Z', categories: ['tips'] }),
  'shop/post/d': post('d', { locale: 'en-GB' }),
  'shop/post/e': { version: 1, title: 'No address' },
};

describe('the story index', () => {
  const index = siteOf(posts).posts('en-AU');
  const slugs = (now: number, category?: string) =>
    index
      .shown(now, category)
      .slice(0, 10)
      .map(({ slug }) => slug);

  test('lists published stories of a locale, newest first', () => {
    expect(slugs(NOW)).toEqual(['b', 'a']);
    expect(slugs(Date.parse('2026-04-01T08:00:00Z'))).toEqual(['c', 'b', 'a']);
    expect(slugs(0)).toEqual([]);
    expect(index.nextAfter(NOW)).toBe(Date.parse('2026-04-01T08:00:00Z'));
    expect(index.nextAfter(Date.parse('2026-04-01T08:00:00Z'))).toBe(null);
  });

  test('lists stories by category and the categories that have any', () => {
    expect(slugs(NOW, 'tips')).toEqual(['a']);
    expect(slugs(NOW, 'nothing')).toEqual([]);
    expect(index.categories(NOW)).toEqual([
      { key: 'news', count: 2 },
      { key: 'tips', count: 1 },
    ]);
  });

  test('finds a story by its current or a former slug, current ones first', () => {
    const found = ['b', 'BEE', 'c', 'x'].map((slug) => index.bySlug(slug)?.name);
    expect(found).toEqual(['b', 'b', 'c', undefined]);
  });
});

/** The documents of a thousand stories, and how often anything in them is looked at. */
function countedShop(count: number) {
  let reads = 0;
  const documents = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `shop/post/post-${index}`,
      post(`post-${index}`, {
        published: new Date(Date.parse('2025-01-01T00:00:00Z') + index * 3_600_000).toISOString().slice(0, 19) + 'Z',
      }),
    ]),
  );
  const plain = createTestPublishedDocuments({ documents: { 'shop/site': SITE, ...documents } });
  const counted: PublishedDocuments = {
    ...plain,
    get: (...key) => {
      reads += 1;
      return plain.get(...key);
    },
    list: (...key) => {
      const list = plain.list(...key);
      reads += list.length;
      return list;
    },
  };
  const site = createSiteCatalogue(counted).resolve('shop');
  if (!site) throw new Error('the shop does not resolve');
  return { site, reads: () => reads };
}

describe.each([10, 1000])('the story index of %i stories', (count) => {
  test('reads no document for a list page once it is built', () => {
    const { site, reads } = countedShop(count);
    const all = Math.ceil(count / 12);
    expect(site.posts('en-AU').shown(NOW).total).toBe(count);
    const before = reads();
    expect(before).toBeGreaterThanOrEqual(count);
    const seen = new Set<string>();
    for (let page = 0; page < all; page += 1) {
      for (const { slug } of site
        .posts('en-AU')
        .shown(NOW, 'news')
        .slice(page * 12, 12))
        seen.add(slug);
    }
    for (const slug of seen) site.posts('en-AU').bySlug(slug);
    expect([seen.size, reads() - before]).toEqual([count, 0]);
  });
});

test('a content page is found at its former path unless another page is there now', () => {
  const site = siteOf({
    'shop/page/story': { version: 1, path: '/story', formerPaths: ['/our/Story', '/help'] },
    'shop/page/help': { version: 1, path: '/help' },
  });
  expect(['/story', '/OUR/story/', '/help'].map((path) => site.pageForPath(path)?.name)).toEqual([
    'story',
    'story',
    'help',
  ]);
});

test('a cause is found by a former slug', () => {
  const site = siteOf({ 'shop/cause/reef': { version: 1, formerSlugs: ['coral'] } });
  expect([site.causeFormerly('Coral'), site.causeFormerly('reef')]).toEqual(['reef', undefined]);
});

test('former paths and slugs given by a site or its parent still lead to the page, story or cause', () => {
  const site = siteOf(
    {
      'child/site': { version: 1, extends: 'shop', hosts: ['child.example'] },
      'shop/post/a': post('a', { formerSlugs: ['o'] }),
      'child/post/a': { version: 1, slug: 'own', formerSlugs: ['was'] },
      'shop/page/story': { version: 1, path: '/story', formerPaths: ['/tale'] },
      'child/page/story': { version: 1, path: '/own', formerPaths: ['/was'] },
      'shop/cause/reef': { version: 1, formerSlugs: ['coral'] },
      'child/cause/reef': { version: 1, formerSlugs: ['atoll'] },
    },
    'child',
  );
  expect(['own', 'was', 'a', 'o'].map((slug) => site.posts('en-AU').bySlug(slug)?.slug)).toEqual(
    Array.from({ length: 4 }, () => 'own'),
  );
  expect(['/own', '/was', '/story', '/tale'].map((path) => site.pageForPath(path)?.value.path)).toEqual(
    Array.from({ length: 4 }, () => '/own'),
  );
  expect(['atoll', 'coral'].map((slug) => site.causeFormerly(slug))).toEqual(['reef', 'reef']);
});
