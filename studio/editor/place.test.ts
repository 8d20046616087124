import { expect, test } from 'vitest';
import type { StudioSiteEntry } from '../api-types.ts';
import { describeDocument, isOtherPage, isTemplateEntry, resolvePlace } from './place.ts';

const entry = { site: 'harbour', title: 'Home', isInherited: false, source: null };
const HARBOUR: StudioSiteEntry = {
  key: 'harbour',
  name: 'Harbour',
  shownAs: 'harbour',
  extendedBy: [],
  origin: 'http://harbour.localhost',
  pages: [
    { ...entry, kind: 'page', name: 'home', path: '/', link: { route: 'home' } },
    { ...entry, kind: 'page', name: 'about', path: '/about', link: { page: 'about' } },
  ],
  documents: [{ ...entry, kind: 'theme', name: 'theme' }],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [],
  contents: [],
  colours: [],
};
const resolve = (fragment: string, before: { site: string; path: string } | null = null) =>
  resolvePlace(fragment, [HARBOUR], before)?.place;

test('a page is edited with itself on the stage', () => {
  expect(resolve('harbour/page/about')).toEqual({
    key: { site: 'harbour', kind: 'page', name: 'about' },
    page: { site: 'harbour', path: '/about' },
  });
});

test('another document is edited beside the page that was shown, or the home page', () => {
  const about = { site: 'harbour', path: '/about' };
  expect(resolve('harbour/theme/theme', about)?.page).toEqual(about);
  expect(resolve('harbour/theme/theme')?.page).toEqual({ site: 'harbour', path: '/' });
  expect(resolve('harbour/theme/theme', { site: 'lantern', path: '/about' })?.page.path).toBe('/');
});

test.each(['', 'pages', 'harbour', 'harbour/page/none', 'lantern/page/home', '__proto__/page/home'])(
  'the address fragment "%s" names no document',
  (fragment) => {
    expect(resolve(fragment)).toBeUndefined();
  },
);

test('a document is described by its title and site, and one that no site lists by its id', () => {
  expect([describeDocument('harbour/page/about', [HARBOUR]), describeDocument('harbour/page/gone', [HARBOUR])]).toEqual(
    ['Home (Harbour)', 'harbour/page/gone'],
  );
});

test('a page without an address whose name begins with template- is a template, unless it is on a route', () => {
  const template = {
    ...entry,
    kind: 'page',
    name: 'template-landing',
    path: null,
    link: { page: 'template-landing' },
  } as const;
  expect([
    isTemplateEntry(template),
    isTemplateEntry({ ...template, path: '/landing' }),
    isTemplateEntry({ ...template, link: { route: 'landing' } }),
    isTemplateEntry({ ...template, name: 'landing' }),
  ]).toEqual([true, false, false, false]);
});

test('the stage loads another page, but not the same page at another address', () => {
  const place = (name: string, path: string | null, site = 'harbour') =>
    ({ key: { site, kind: 'page', name }, page: { site, path } }) as const;
  expect([
    isOtherPage(place('help', '/help'), place('help', '/questions')),
    isOtherPage(place('help', '/help'), place('about', '/about')),
    isOtherPage(place('help', '/help'), place('help', null)),
    isOtherPage(place('help', '/help', 'lantern'), place('help', '/help')),
    isOtherPage(null, place('help', '/help')),
  ]).toEqual([false, true, true, true, true]);
});
