import { describe, expect, test } from 'vitest';
import { listProblemsOfChangedShop } from './testing/checked-shop.ts';

const NAMES = {
  'corner/content/blog.en-au': {
    version: 1,
    locale: 'en-AU',
    entries: { 'blog.category.news': { type: 'plain', value: 'News' } },
  },
};

const story = (more: object = {}) => ({
  version: 1,
  slug: 'first',
  title: 'First',
  summary: 'One.',
  published: '2026-01-01T00:00:00Z',
  categories: ['news'],
  body: 'Words.',
  ...more,
});

const problemsOf = (more: object, others: Record<string, unknown> = {}) =>
  listProblemsOfChangedShop({ ...NAMES, 'corner/post/first': story(more), ...others });

describe('the site check of a story', () => {
  test('accepts a complete story', () => expect(problemsOf({})).toEqual([]));

  test.each([
    [{ title: undefined }, 'missing-property corner/post/first'],
    [{ title: ' ' }, 'out-of-range corner/post/first/title'],
    [{ published: '2026-02-31T00:00:00Z' }, 'out-of-range corner/post/first/published'],
    [{ updated: '2027-02-29T23:59:59Z' }, 'out-of-range corner/post/first/updated'],
    [{ updated: '2025-12-31T23:59:59Z' }, 'out-of-range corner/post/first/updated'],
    [{ categories: ['other'] }, 'missing-content corner/post/first/categories/0'],
    [{ categories: ['all'] }, 'not-allowed corner/post/first/categories/0'],
    [{ image: { asset: 'gone.svg', alt: '' } }, 'unknown-asset corner/post/first/image/asset'],
    [{ body: '[x](route:nowhere)' }, 'unknown-route corner/post/first/body'],
    [{ body: '![x](asset:gone.avif)' }, 'unknown-asset corner/post/first/body'],
    [{ body: '<img src="asset:gone.avif">' }, 'unknown-asset corner/post/first/body'],
  ])('reports the fault of a story with %j', (more, problem) => expect(problemsOf(more)).toEqual([problem]));

  test('reports a second story with the slug of another, even if only one of the two names its locale', () => {
    const others = { 'corner/post/second': story({ locale: 'en-AU' }) };
    expect(problemsOf({}, others)).toEqual(['route-collision corner/post/second/slug']);
  });

  test('reports a link to a missing story, and accepts links to a current or former slug', () => {
    const routes = {
      version: 1,
      routes: {
        'blog.post': {
          path: '/blog/:blogSlug',
          access: 'open',
          layout: 'default',
          gate: null,
          sitemap: null,
          screen: 'built',
        },
      },
    };
    const page = { version: 1, route: 'blog.post' };
    const shop = { 'corner/routes': routes, 'corner/page/story': page };
    const listLinkProblems = (slug: string) =>
      problemsOf({ body: `[x](route:blog.post?blogSlug=${slug})`, formerSlugs: ['was'] }, shop).filter((problem) =>
        problem.startsWith('unknown-page'),
      );
    expect([listLinkProblems('first'), listLinkProblems('was'), listLinkProblems('gone')]).toEqual([
      [],
      [],
      ['unknown-page corner/post/first/body'],
    ]);
  });

  test('reports a second story with the slug of another when neither names a locale', () => {
    expect(problemsOf({}, { 'corner/post/second': story() })).toEqual(['route-collision corner/post/second/slug']);
  });
});

test('the site check of a cause reports a picture that is missing, and a link in its text to a page that is missing', () => {
  const cause = { version: 1, story: '[x](page:nowhere)', more: 'x', image: { asset: 'gone.svg', alt: '' } };
  expect(listProblemsOfChangedShop({ 'corner/cause/reef': cause })).toEqual([
    'unknown-asset corner/cause/reef/image/asset',
    'unknown-page corner/cause/reef/story',
  ]);
});
