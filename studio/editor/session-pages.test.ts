import { expect, test } from 'vitest';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { startHistory } from './history.ts';
import type { OpenDocument } from './open-documents.ts';
import { addSessionPages, listSessionPages } from './session-pages.ts';

const page = (site: string, name: string, more: Partial<StudioPageEntry> = {}): StudioPageEntry => ({
  site,
  kind: 'page',
  name,
  title: name,
  path: `/${name}`,
  link: { page: name },
  isInherited: false,
  source: `${site}/${name}.json`,
  ...more,
});
const site = (key: string, pages: readonly StudioPageEntry[], extendedBy: readonly string[] = []): StudioSiteEntry => ({
  key,
  name: key.toUpperCase(),
  shownAs: key,
  extendedBy,
  origin: `http://${key}.localhost`,
  pages,
  documents: [],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'UTC',
  capabilities: [],
  contents: [],
  colours: [],
});
const SITES = [
  site('harbour', [page('harbour', 'help'), page('harbour', 'about', { isInherited: true, source: null })]),
  site('base', [page('base', 'about')], ['HARBOUR']),
];

interface Opened {
  readonly now: unknown;
  readonly published?: unknown;
  readonly inherited?: OpenDocument['inherited'];
  readonly unreadable?: OpenDocument['unreadable'];
}
/** The pages of all sites after documents were opened, by site and name. */
const listPages = (opened: Readonly<Record<string, Opened>>, place: string | null = null) => {
  const keyOf = (id: string) => {
    const [owner = '', name = ''] = id.split('/');
    return { site: owner, kind: 'page', name } as const;
  };
  const documents = Object.entries(opened).map(([id, { published = null, inherited = null, unreadable }]) => [
    `${keyOf(id).site}/page/${keyOf(id).name}`,
    {
      key: keyOf(id),
      published,
      inherited,
      blank: {},
      source: `${id}.json`,
      base: '',
      ...(unreadable && { unreadable }),
    },
  ]);
  const values = Object.entries(opened).map(([id, { now }]) => [`${keyOf(id).site}/page/${keyOf(id).name}`, now]);
  const session = listSessionPages({
    documents: Object.fromEntries(documents),
    history: startHistory(Object.fromEntries(values)),
    place: place === null ? null : { key: keyOf(place), page: { site: 'harbour', path: null } },
  });
  return addSessionPages(SITES, session).map(({ pages }) =>
    pages.map(({ site: owner, name, title, path, isHidden, formerPath }) =>
      [`${owner}/${name}`, title, path, isHidden ? 'hidden' : '', formerPath ? `was ${formerPath}` : '']
        .filter(Boolean)
        .join(' '),
    ),
  );
};
const UNCHANGED = [['harbour/help help /help', 'harbour/about about /about'], ['base/about about /about']];

test('a page that was created is listed with its title and address before it is published', () => {
  expect(listPages({ 'harbour/news': { now: { path: '/what-is-new', head: { title: 'News' } } } })[0]).toEqual([
    'harbour/help help /help',
    'harbour/about about /about',
    'harbour/news News /what-is-new',
  ]);
});

test('a page that was created for all brands is listed in the brands as one of the shared site', () => {
  const [harbour, base] = listPages({ 'base/news': { now: { path: '/news' } } });
  expect([harbour?.at(-1), base?.at(-1)]).toEqual(['base/news news /news', 'base/news news /news']);
});

test('a changed page has its new title and address, and the published address while the new one is incomplete', () => {
  const published = { path: '/help' };
  const list = (now: object) => listPages({ 'harbour/help': { published, now } })[0]?.[0];
  expect([list({ path: '/questions', head: { title: 'Questions' } }), list({ path: '/questions/' })]).toEqual([
    'harbour/help Questions /questions',
    'harbour/help help /help',
  ]);
});

test('a deleted page and a hidden one stay in the list with their former addresses alone', () => {
  expect(listPages({ 'harbour/help': { published: { path: '/help' }, now: null } })[0]?.[0]).toBe(
    'harbour/help help was /help',
  );
  expect(listPages({ 'harbour/about': { now: { disabled: true }, inherited: { path: '/about' } } })[0]?.[1]).toBe(
    'harbour/about about hidden was /about',
  );
});

test('a page whose creation was undone is listed only while it is edited', () => {
  expect(listPages({ 'harbour/news': { now: null } })).toEqual(UNCHANGED);
  expect(listPages({ 'harbour/news': { now: null } }, 'harbour/news')[0]?.at(-1)).toBe('harbour/news news');
});

test('a page whose file cannot be read stays in the list as the shop serves it', () => {
  const unreadable = { problems: [], lastGood: {} };
  expect(listPages({ 'harbour/help': { now: null, unreadable } }, 'harbour/help')).toEqual(UNCHANGED);
});

test('a page that was created, published and deleted in the session keeps its title', () => {
  const opened = { 'harbour/spring': { now: null, published: { path: '/spring', head: { title: 'Spring draws' } } } };
  expect(listPages(opened, 'harbour/spring')[0]).toContain('harbour/spring Spring draws');
});
